import { Link } from 'react-router'
import { useOauthConsentCopy } from './copy/oauth-consent.ts'
import { Button, buttonClass, Notice } from '@kvint/ui'
import type { Progress } from './use-assistant-request.ts'

type Ended = Exclude<Progress, { kind: 'asked' }>

/** Every state in which there is nothing left to decide. */
export function ConsentEnd({ progress, onRetry }: { progress: Ended; onRetry: () => void }) {
  const copy = useOauthConsentCopy()
  return (
    <div className="mx-auto grid w-full max-w-160 justify-items-start gap-6 px-4 py-12 md:py-16">
      {progress.kind === 'leaving' ? (
        <>
          <h1 className="text-head">{progress.answer === 'allow' ? copy.allowed : copy.denied}</h1>
          <p className="text-lead text-muted">{copy.close}</p>
          <a href={progress.address} rel="noreferrer" className={buttonClass()}>
            {copy.again}
          </a>
        </>
      ) : progress.kind === 'unreachable' ? (
        <>
          <h1 className="text-head">{copy.title}</h1>
          <Notice tone="danger">{copy.unreachable}</Notice>
          <Button onClick={onRetry}>{copy.retry}</Button>
        </>
      ) : (
        <>
          <h1 className="text-head">{progress.kind === 'unsafe' ? copy.unsafeHeading : copy.goneHeading}</h1>
          <p className="text-lead text-muted">{progress.kind === 'unsafe' ? copy.unsafe : copy.gone}</p>
          <Link to="/dashboard" className={buttonClass()}>
            {copy.home}
          </Link>
        </>
      )}
    </div>
  )
}
