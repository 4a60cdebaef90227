import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useManualTestWords, useMcpWords } from '../copy/pages.ts'
import { useReach } from '../target/target-context.ts'
import { TestPage } from '../test-page.tsx'
import { EXAMPLES, FIRST_REQUEST, type ManualRequest, onTarget } from './manual-request.ts'
import { RequestForm } from './request-form.tsx'
import { type Answer, sendRequest } from './send-request.ts'
import { Button, Panel, FactList } from '@kvint/ui'
import { CodeBlock } from '../code-block.tsx'
import { OutcomeCard } from '../tool/outcome-card.tsx'
import { jsonOf } from '../wire/read-answer.ts'

/** One request, written by hand. */
export function ManualTest() {
  const copy = useManualTestWords()
  return (
    <TestPage words={copy}>
      <ManualBench />
    </TestPage>
  )
}

function ManualBench() {
  const mcpWords = useMcpWords()
  const copy = useManualTestWords()
  const reach = useReach()
  const [request, setRequest] = useState<ManualRequest>(() => onTarget(reach.target, FIRST_REQUEST))
  const [answer, setAnswer] = useState<Answer>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const execute = async () => {
    const run = new AbortController()
    running.current = run
    setIsBusy(true)
    setAnswer(undefined)
    setFailure(undefined)
    try {
      const token = request.isAuthenticated ? await reach.accessToken() : null
      if (request.isAuthenticated && !token && reach.needsToken) throw new Error(mcpWords.noToken)
      await sendRequest(reach, request, token, run.signal, setAnswer)
    } catch (error) {
      if (!run.signal.aborted) setFailure(error instanceof Error ? error.message : String(error))
    }
    setIsBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void execute()
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <RequestForm
          request={request}
          onChange={(changes) => setRequest({ ...request, ...changes })}
          isBusy={isBusy}
          onSubmit={submit}
          onStop={() => running.current?.abort()}
        />
        <Panel title={copy.examples}>
          <div className="flex flex-wrap gap-2">
            {(['initialize', 'tools', 'local', 'health'] as const).map((name) => (
              <Button
                key={name}
                size="tool"
                onClick={() => setRequest({ ...request, ...onTarget(reach.target, EXAMPLES[name]) })}
              >
                {copy.example[name]}
              </Button>
            ))}
          </div>
        </Panel>
      </div>
      <AnswerPanel
        answer={answer}
        failure={failure}
        onTakeSession={(id) => setRequest({ ...request, headers: withHeader(request.headers, 'Mcp-Session-Id', id) })}
      />
    </div>
  )
}

function withHeader(headers: string, name: string, value: string): string {
  const others = headers
    .split('\n')
    .filter((line) => line !== '' && !line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return [...others, `${name}: ${value}`].join('\n')
}

function AnswerPanel({
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
