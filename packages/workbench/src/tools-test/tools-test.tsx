import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMcpWords, useToolsTestWords } from '../copy/pages.ts'
import { Button, Notice, Panel } from '@kvint/ui'
import { SavedCallsPanel } from '../saved/saved-calls-panel.tsx'
import { useReach } from '../target/target-context.ts'
import { TestPage } from '../test-page.tsx'
import type { McpTool } from '../wire/mcp-tool.ts'
import { ToolList } from '../tool/tool-list.tsx'
import { callTool } from './call-tool.ts'
import { ConnectionFooter } from './connection-footer.tsx'
import { DebugPanel } from './debug-panel.tsx'
import { type Probe, probeEndpoints } from './probe-endpoints.ts'
import { ToolCall } from './tool-call.tsx'
import { useTools } from './use-tools.ts'

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
