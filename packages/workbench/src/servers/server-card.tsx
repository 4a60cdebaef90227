import { type FormEvent, useState } from 'react'
import { Button, Choice, TextArea } from '@kvint/ui'
import { errorWords } from '../session/error-words.ts'
import { OutcomeCard } from '../tool/outcome-card.tsx'
import { isRecord } from '../wire/mcp-tool.ts'
import type { Outcome } from '../wire/outcome.ts'
import { jsonOf } from '../wire/read-answer.ts'
import { useServerWords } from './copy/servers.ts'
import type { ReachableServer, ServerState } from './use-servers.ts'

/** One server of the file: how it stands, and its tools to be called. */
export function ServerCard({
  server: { name, address },
  state,
  onConnect,
  onDisconnect,
}: {
  server: ReachableServer
  state: ServerState
  onConnect: () => void
  onDisconnect: () => void
}) {
  const copy = useServerWords()
  const isConnected = state.kind === 'connected'
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-panel border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 font-semibold break-words">{name}</h3>
        <Button
          size="tool"
          aria-disabled={state.kind === 'connecting' || undefined}
          onClick={isConnected ? onDisconnect : onConnect}
        >
          {isConnected ? copy.disconnect(name) : copy.connect(name)}
        </Button>
      </div>
      <p className="font-mono text-tool break-all text-muted">{address}</p>
      <output className={`text-small ${state.kind === 'failed' ? 'text-danger' : ''}`}>
        {state.kind === 'connected'
          ? copy.connected(state.session.about.protocolVersion, state.tools.length)
          : copy.states[state.kind]}
        {state.kind === 'failed' && `: ${state.why}`}
      </output>
      {state.kind === 'connected' && state.tools.length > 0 && <CallForm name={name} state={state} />}
    </li>
  )
}

function CallForm({
  name,
  state: { tools, session },
}: {
  name: string
  state: Extract<ServerState, { kind: 'connected' }>
}) {
  const copy = useServerWords()
  const [tool, setTool] = useState(tools[0]?.name ?? '')
  const [args, setArgs] = useState('{}')
  const [outcome, setOutcome] = useState<Outcome | 'running'>()
  const given = jsonOf(args)
  const call = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = tools.find((one) => one.name === tool)
    if (!chosen || !isRecord(given)) return
    setOutcome('running')
    const options = { signal: new AbortController().signal, onProgress: () => undefined }
    setOutcome(
      await session.callTool(chosen, given, options).then(
        (result): Outcome => ({ kind: 'response', result }),
        (error: unknown): Outcome => ({ kind: 'error', message: errorWords(error) }),
      ),
    )
  }
  return (
    <form onSubmit={(event) => void call(event)} className="grid min-w-0 gap-3">
      <Choice
        label={copy.tool(name)}
        value={tool}
        options={tools.map((one) => [one.name, one.title ?? one.name] as const)}
        onChoose={setTool}
      />
      <p className="text-tool break-words text-muted">{tools.find((one) => one.name === tool)?.description}</p>
      <TextArea label={copy.args} isCode rows={3} value={args} onChange={(event) => setArgs(event.target.value)} />
      {!isRecord(given) && <p className="text-small text-danger">{copy.noJson}</p>}
      <Button
        type="submit"
        size="tool"
        className="justify-self-start"
        aria-disabled={!isRecord(given) || outcome === 'running' || undefined}
      >
        {outcome === 'running' ? copy.calling : copy.call}
      </Button>
      {outcome !== undefined && outcome !== 'running' && <OutcomeCard outcome={outcome} />}
    </form>
  )
}
