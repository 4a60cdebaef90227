import { useTimelineWords } from '../../copy/session.ts'
import { CopyButton } from '@kvint/ui'
import { CodeBlock } from '../../code-block.tsx'
import { type HttpExchange, httpText } from '../http-exchange.ts'

/** A request and its answer as HTTP writes them: first line, headers, body. */
export function HttpDetails({ exchange }: { exchange: HttpExchange }) {
  const copy = useTimelineWords()
  const { request, answer } = httpText(exchange)
  const isStreamed = exchange.answered?.headers['content-type']?.startsWith('text/event-stream') === true
  return (
    <div className="grid gap-2 pb-3">
      <p className="font-sans text-muted">{copy.request}</p>
      <CodeBlock text={request} label={copy.request} className="max-h-96" />
      <p className="font-sans text-muted">{copy.answer}</p>
      <CodeBlock text={answer || copy.noAnswer} label={copy.answer} className="max-h-96" />
      {isStreamed && <p className="font-sans text-muted">{copy.streamed}</p>}
      <p className="font-sans text-muted">{copy.exposed}</p>
      <div className="font-sans">
        <CopyButton text={`${request}\n\n${answer}`} />
      </div>
    </div>
  )
}
