import { useState } from 'react'
import { mcpEn, sdkTestEn as copy } from '../../copy/en/mcp.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LogPanel } from '../mcp/log/log-panel.tsx'
import { TestPage } from '../mcp/test-page.tsx'
import type { McpTool } from '../mcp/tool/mcp-tool.ts'
import { ToolList } from '../mcp/tool/tool-list.tsx'
import type { SdkTransport } from './connect-sdk.ts'
import { SdkFooter } from './sdk-footer.tsx'
import { SdkStatusBar } from './sdk-status-bar.tsx'
import { SdkToolCall } from './sdk-tool-call.tsx'
import { useSdk } from './use-sdk.ts'

/** The tool server through the protocol's own client library, which is fetched on Connect. */
export function SdkTest() {
  return (
    <TestPage words={copy}>
      <SdkBench />
    </TestPage>
  )
}

function SdkBench() {
  const sdk = useSdk()
  const [transport, setTransport] = useState<SdkTransport>('sse')
  const [chosen, setChosen] = useState<{ tool: McpTool; round: number } | null>(null)
  const isConnected = sdk.state === 'connected'
  const tool = isConnected ? sdk.tools.find(({ name }) => name === chosen?.tool.name) : undefined

  return (
    <>
      <SdkStatusBar
        state={sdk.state}
        error={sdk.error}
        transport={transport}
        onChooseTransport={setTransport}
        onConnect={() => {
          setChosen(null)
          void sdk.connect(transport)
        }}
        onRefresh={sdk.refresh}
        onDisconnect={() => {
          setChosen(null)
          void sdk.disconnect()
        }}
      />
      <div className="grid items-start gap-6 md:grid-cols-[2fr_3fr]">
        <Panel title={mcpEn.availableTools}>
          {sdk.tools.length === 0 ? (
            <p className="text-small text-muted">{isConnected ? copy.none : copy.beforeConnecting}</p>
          ) : (
            <ToolList
              tools={sdk.tools}
              chosen={tool ?? null}
              onChoose={(next) => {
                setChosen({ tool: next, round: (chosen?.round ?? 0) + 1 })
                sdk.clearError()
              }}
              className="max-h-[512px] overflow-y-auto p-1"
            />
          )}
        </Panel>
        {tool ? (
          <SdkToolCall key={chosen?.round} tool={tool} isConnected={isConnected} execute={sdk.execute} />
        ) : (
          <p className="rounded-panel border border-line bg-raised p-4 text-muted sm:p-6">{copy.pick}</p>
        )}
      </div>
      <LogPanel
        title={copy.logs}
        log={sdk.log}
        empty={copy.emptyLogs}
        aside={
          <Button size="tool" onClick={sdk.clearLog}>
            {mcpEn.clear}
          </Button>
        }
      />
      <SdkFooter transport={transport} />
    </>
  )
}
