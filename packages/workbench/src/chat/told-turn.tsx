import { CodeBlock } from '../code-block.tsx'
import { useChatWords } from './copy/chat.ts'
import type { CallResult, Turn } from './turn.ts'

/** One turn of the talk: words, or calls with what came of them. */
export function ToldTurn({ turn }: { turn: Turn }) {
  const copy = useChatWords()
  if (turn.role === 'tools')
    return (
      <li className="grid gap-2">
        {turn.results.map((result) => (
          <ToldCall key={result.call.id} result={result} />
        ))}
      </li>
    )
  if (turn.text === '') return null
  return (
    <li className="grid gap-1">
      <p className="text-tool font-semibold text-muted">{turn.role === 'person' ? copy.you : copy.answer}</p>
      <p className="break-words whitespace-pre-wrap">{turn.text}</p>
    </li>
  )
}

function ToldCall({ result: { call, text, isError, durationMs } }: { result: CallResult }) {
  const copy = useChatWords()
  return (
    <details className="min-w-0 rounded-control border border-line px-3">
      <summary className={`min-h-9 cursor-pointer py-2 font-mono text-tool ${isError ? 'text-danger' : 'text-ok'}`}>
        {isError ? copy.callFailed(call.name, durationMs) : copy.callDone(call.name, durationMs)}
      </summary>
      <div className="grid min-w-0 gap-2 pb-3">
        <CodeBlock text={JSON.stringify(call.args, null, 2)} label={copy.args(call.name)} className="max-h-48" />
        <CodeBlock text={text} label={copy.result(call.name)} className="max-h-96" />
      </div>
    </details>
  )
}
