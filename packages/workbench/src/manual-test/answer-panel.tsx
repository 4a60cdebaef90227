import { useManualTestWords, useMcpWords } from '../copy/pages.ts'
import { Button, FactList, Panel } from '@kvint/ui'
import { CodeBlock } from '../code-block.tsx'
import { OutcomeCard } from '../tool/outcome-card.tsx'
import { jsonOf } from '../wire/read-answer.ts'
import type { Answer } from './send-request.ts'

export function AnswerPanel({
  answer,
  failure,
  onTakeSession,
}: {
  answer: Answer | undefined
  failure: string | undefined
  onTakeSession: (id: string) => void
}) {
  const mcpWords = useMcpWords()
  const copy = useManualTestWords()
  const session = answer?.headers.find(([name]) => name === 'mcp-session-id')?.[1]
  if (failure !== undefined) return <OutcomeCard outcome={{ kind: 'error', message: failure }} />
  return (
    <Panel title={mcpWords.response}>
      <output className="sr-only">
        {answer && copy.answered(answer.status, answer.statusText, answer.durationMs)}
      </output>
      {answer ? (
        <>
          <FactList
            facts={[
              [copy.status, answer.status],
              [copy.statusText, answer.statusText],
              [copy.duration, `${answer.durationMs} ms`],
            ]}
          />
          <h3 className="font-semibold">{copy.headers}</h3>
          <CodeBlock
            text={answer.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
            label={copy.headers}
            className="max-h-64"
          />
          {session !== undefined && (
            <Button size="tool" className="justify-self-start" onClick={() => onTakeSession(session)}>
              {copy.takeSession}
            </Button>
          )}
          <h3 className="font-semibold">{copy.responseBody}</h3>
          {answer.isOpen && <output className="text-small text-muted">{copy.streaming}</output>}
          <CodeBlock text={formatted(answer.body)} label={copy.responseBody} className="max-h-96" />
        </>
      ) : (
        <p className="text-small text-muted">{copy.nothing}</p>
      )}
    </Panel>
  )
}

/** JSON with its lines indented, anything else as it came. */
function formatted(body: string): string {
  const json = jsonOf(body)
  return json === undefined ? body : JSON.stringify(json, null, 2)
}
