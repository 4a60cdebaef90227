import type { ElicitRequestURLParams, ElicitResult } from '@modelcontextprotocol/client'
import { useQuestionWords } from '../../copy/session.ts'
import { Button, buttonClass } from '@kvint/ui'
import { addressProblem } from '../../target/target.ts'

/** A page that the server wants visited. Nothing is opened unless the person opens it. */
export function ElicitationLink({
  params: { message, url },
  answer,
}: {
  params: ElicitRequestURLParams
  answer: (result: ElicitResult) => void
}) {
  const copy = useQuestionWords()
  const isSafe = addressProblem(url) === undefined
  return (
    <div className="grid gap-4">
      <p className="whitespace-pre-wrap">{message}</p>
      <p>
        {copy.wantsVisited} <strong className="font-mono break-all">{isSafe ? new URL(url).host : url}</strong>
      </p>
      <p className="font-mono text-tool break-all text-muted">{url}</p>
      {!isSafe && <p className="text-small text-danger">{copy.unsafe}</p>}
      <div className="flex flex-wrap gap-2">
        {isSafe && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('main')}
            onClick={() => answer({ action: 'accept' })}
          >
            {copy.open}
          </a>
        )}
        <Button onClick={() => answer({ action: 'decline' })}>{copy.decline}</Button>
        <Button look="quiet" onClick={() => answer({ action: 'cancel' })}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  )
}
