import { useState, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useMcpWords, useToolsTestWords } from '../copy/pages.ts'
import { Button, Notice, Panel, FactList } from '@kvint/ui'
import { SavedCallsPanel } from '../saved/saved-calls-panel.tsx'
import { useReach, type Reach } from '../target/target-context.ts'
import { TestPage } from '../test-page.tsx'
import { type McpTool, isRecord } from '../wire/mcp-tool.ts'
import { ToolList } from '../tool/tool-list.tsx'
import { DebugPanel } from './debug-panel.tsx'
import { type Probe, probeEndpoints } from './probe-endpoints.ts'
import { ToolCall } from './tool-call.tsx'
import { type Discovery, discoverTools } from './discover-tools.ts'
import type { Outcome } from '../wire/outcome.ts'
import { callMcp } from '../wire/call-mcp.ts'
import type { SessionHeaders } from '../wire/http-session.ts'
import { readAnswer } from '../wire/read-answer.ts'
import { REQUEST_TIMEOUT_MS, rpcRequest } from '../wire/rpc-request.ts'

/** Lists the tools by whatever way the server offers, and calls them by plain POST. */
export function ToolsTest() {
  const copy = useToolsTestWords()
  return (
    <TestPage words={copy}>
      <ToolsBench />
    </TestPage>
  )
}

function ToolsBench() {
  const copy = useToolsTestWords()
  const mcpWords = useMcpWords()
  const reach = useReach()
  const navigate = useNavigate()
  const { found, refresh } = useTools()
  const [chosen, setChosen] = useState<{ readonly tool: McpTool; readonly round: number }>()
  const [probes, setProbes] = useState<readonly Probe[] | 'busy'>([])
  const [showsDebug, setShowsDebug] = useState(false)
  const tools = found?.tools ?? []
  const call = (name: string, args: Record<string, unknown>) => callTool({ reach, session: found?.session }, name, args)

  const probe = async () => {
    setProbes('busy')
    setProbes(await probeEndpoints(reach, await reach.accessToken()))
  }

  return (
    <>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <Button size="tool" onClick={refresh} aria-disabled={!found}>
          {copy.refresh}
        </Button>
        <Button size="tool" onClick={() => void probe()} aria-disabled={probes === 'busy'}>
          {probes === 'busy' ? copy.testingEndpoints : copy.testEndpoints}
        </Button>
        <Button size="tool" onClick={() => void navigate('/mcp-sdk-test')}>
          {copy.trySdk}
        </Button>
        <Button size="tool" aria-expanded={showsDebug} onClick={() => setShowsDebug(!showsDebug)}>
          {showsDebug ? copy.hideDebug : copy.showDebug}
        </Button>
      </div>
      {found && !found.tools && <Notice tone="danger">{copy.unreachable}</Notice>}
      {showsDebug && <DebugPanel found={found} probes={probes === 'busy' ? [] : probes} />}
      <div className="grid items-start gap-6 md:grid-cols-[2fr_3fr]">
        <Panel title={mcpWords.availableTools}>
          <output className={found ? 'sr-only' : 'text-small text-muted'}>
            {!found ? copy.loading : tools.length > 0 && copy.listed(tools.length)}
          </output>
          {!found ? null : tools.length === 0 ? (
            <p className="text-small text-muted">{copy.none}</p>
          ) : (
            <ToolList
              tools={tools}
              chosen={chosen?.tool ?? null}
              onChoose={(tool) => setChosen({ tool, round: (chosen?.round ?? 0) + 1 })}
            />
          )}
        </Panel>
        {chosen ? (
          <ToolCall key={chosen.round} tool={chosen.tool} isInSession={found?.session !== undefined} call={call} />
        ) : (
          <p className="rounded-panel border border-line bg-raised p-4 text-muted sm:p-6">{copy.pick}</p>
        )}
      </div>
      <SavedCallsPanel isReady={tools.length > 0} call={call} />
      <ConnectionFooter />
    </>
  )
}

function ConnectionFooter() {
  const toolsTestWords = useToolsTestWords()
  const mcpWords = useMcpWords()
  const { footer: copy } = toolsTestWords
  const reach = useReach()
  return (
    <Panel title={copy.heading}>
      <FactList
        facts={[
          [mcpWords.endpoint, reach.at('/mcp').href],
          [copy.protocol, copy.protocolName],
          [copy.authentication, copy.authenticationName],
        ]}
      />
      <Notice tone="warning">{copy.limits}</Notice>
    </Panel>
  )
}

/** The tools that the server lists, looked for at once and again on demand. Undefined while being looked for. */
function useTools(): { readonly found: Discovery | undefined; readonly refresh: () => void } {
  const reach = useReach()
  const [round, setRound] = useState(1)
  const [outcome, setOutcome] = useState<{ round: number; found: Discovery }>()
  useEffect(() => {
    const leaving = new AbortController()
    void reach
      .accessToken()
      .then((token) => (leaving.signal.aborted ? NOTHING : discoverTools(reach, token, leaving.signal)))
      .then((found) => !leaving.signal.aborted && setOutcome({ round, found }))
    return () => leaving.abort()
  }, [reach, round])
  return { found: outcome?.round === round ? outcome.found : undefined, refresh: () => setRound(round + 1) }
}

/** One `tools/call` by POST. The id is a timestamp, as every call stands alone. */
async function callTool(
  { reach, session }: { reach: Reach; session: SessionHeaders | undefined },
  name: string,
  args: object,
): Promise<Outcome> {
  const copy = useToolsTestWords.now()
  const body = rpcRequest(Date.now(), 'tools/call', { name, arguments: args })
  try {
    const response = await callMcp(reach.at('/mcp'), {
      token: await reach.accessToken(),
      body,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(session && { headers: session }),
    })
    const answer = await readAnswer(response)
    const failure = response.ok ? copy.failed : copy.failedWith(response.status)
    if (!isRecord(answer)) return { kind: 'error', message: failure }
    const { error, result } = answer
    if (error === undefined && response.ok && result !== undefined) return { kind: 'response', result }
    return { kind: 'error', message: messageOf(error) ?? failure }
  } catch {
    return { kind: 'error', message: copy.failed }
  }
}

function messageOf(error: unknown): string | undefined {
  return isRecord(error) && typeof error['message'] === 'string' && error['message'] !== ''
    ? error['message']
    : undefined
}

const NOTHING: Discovery = { tools: null, attempts: [] }
