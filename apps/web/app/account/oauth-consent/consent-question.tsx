import { useOauthConsentCopy } from './copy/oauth-consent.ts'
import { Button, Loading, Notice, Panel, FactList, buttonClass } from '@kvint/ui'
import { useAssistantRequest, type Asked, type Progress } from './use-assistant-request.ts'
import { Check } from 'lucide-react'
import { redirectPlace } from './redirect-address.ts'
import { Link } from 'react-router'

/** Who asks for what, and two buttons of the same weight. */
export function ConsentQuestion({ id, leave }: { id: string; leave: (address: string) => void }) {
  const copy = useOauthConsentCopy()
  const { progress, answer, retry } = useAssistantRequest(id, leave)
  if (progress.kind === 'reading') return <Loading />
  if (progress.kind !== 'asked') return <ConsentEnd progress={progress} onRetry={retry} />
  const { request } = progress
  const isSending = progress.answer === 'sending'
  return (
    <div className="mx-auto grid w-full max-w-160 gap-5 px-4 py-8 md:py-12">
      <h1 className="text-head break-words">{copy.heading(request.client.name || copy.unnamed)}</h1>
      <p className="text-lead text-muted">{copy.lead}</p>
      <AssistantFacts request={request} />
      <GrantedThings scopes={request.scopes} />
      {progress.answer === 'failed' && <Notice tone="danger">{copy.failed}</Notice>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button disabled={isSending} onClick={() => void answer('deny')}>
          {isSending ? copy.working : copy.deny}
        </Button>
        <Button disabled={isSending} onClick={() => void answer('allow')}>
          {isSending ? copy.working : copy.allow}
        </Button>
      </div>
    </div>
  )
}

/** Each scope as a sentence, and what stays out of reach. */
function GrantedThings({ scopes }: { scopes: readonly string[] }) {
  const copy = useOauthConsentCopy()
  return (
    <Panel title={copy.may}>
      <ul className="grid gap-2">
        {scopes.map((scope) => (
          <li key={scope} className="flex items-start gap-3">
            <Check size={20} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-muted" />
            {copy.scopes[scope] ?? copy.otherScope(scope)}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">
        {copy.never} {copy.stop}
      </p>
    </Panel>
  )
}

/** What the assistant says of itself, and what is known of it: where its answer goes. */
function AssistantFacts({ request: { client, redirectUri, email } }: { request: Asked }) {
  const copy = useOauthConsentCopy()
  const place = redirectPlace(redirectUri)
  const back =
    place.kind === 'site'
      ? place.host
      : place.kind === 'this-computer'
        ? copy.thisComputer(place.host)
        : copy.program(place.scheme)
  return (
    <Panel title={copy.who}>
      <FactList
        isProse
        facts={[
          [copy.name, client.name || copy.noName],
          [copy.site, URL.parse(client.site)?.host || copy.noSite],
          [copy.back, <strong key="back">{back}</strong>],
          [copy.account, email],
        ]}
      />
      <p className="text-small text-muted">{copy.unchecked}</p>
    </Panel>
  )
}

type Ended = Exclude<Progress, { kind: 'asked' }>

/** Every state in which there is nothing left to decide. */
function ConsentEnd({ progress, onRetry }: { progress: Ended; onRetry: () => void }) {
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
