import { useState } from 'react'
import { useMcpWords, useSseTestWords } from '../copy/pages.ts'
import { Button, Panel } from '@kvint/ui'
import { ConnectionDot } from '../connection-dot.tsx'
import { exportedLog } from '../log/log.ts'
import { LogPanel } from '../log/log-panel.tsx'
import { saveJson } from '../save-json.ts'
import { TestPage } from '../test-page.tsx'
import type { McpTool } from '../wire/mcp-tool.ts'
import { ToolList } from '../tool/tool-list.tsx'
import { SseToolForm } from './sse-tool-form.tsx'
import { useSse } from './use-sse.ts'

/** The event stream itself: what goes out, what comes in. */
export function SseTest() {
  const copy = useSseTestWords()
  return (
    <TestPage words={copy}>
      <SseBench />
    </TestPage>
  )
}

function SseBench() {
  const mcpWords = useMcpWords()
  const copy = useSseTestWords()
  const { log, clear, isConnected, isOpening, tools, connect, disconnect, ask } = useSse()
  const [chosen, setChosen] = useState<McpTool | null>(null)
  const tool = tools.find(({ name }) => name === chosen?.name)
  return (
    <>
      <div className="grid grid-cols-2 items-center gap-2 sm:flex">
        <ConnectionDot isConnected={isConnected} />
        <Button size="tool" onClick={connect} aria-disabled={isConnected || isOpening}>
          {mcpWords.connect}
        </Button>
        <Button size="tool" onClick={disconnect} aria-disabled={!isConnected}>
          {mcpWords.disconnect}
        </Button>
        <Button size="tool" onClick={() => void ask('tools/list', {})} aria-disabled={!isConnected}>
          {copy.loadTools}
        </Button>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6 lg:order-last">
          <Panel title={mcpWords.availableTools}>
            {tools.length === 0 ? (
              <p className="text-small text-muted">{copy.noTools}</p>
            ) : (
              <ToolList tools={tools} chosen={tool ?? null} onChoose={setChosen} />
            )}
          </Panel>
          {tool ? (
            <SseToolForm
              key={tool.name}
              tool={tool}
              isConnected={isConnected}
              onExecute={(args) => void ask('tools/call', { name: tool.name, arguments: args })}
            />
          ) : (
            tools.length > 0 && <p className="text-small text-muted">{copy.pick}</p>
          )}
        </div>
        <LogPanel
          title={copy.log}
          log={log}
          empty={copy.emptyLog}
          aside={
            <div className="flex gap-2">
              <Button
                size="tool"
                disabled={log.written === 0}
                onClick={() => saveJson('mcp-messages.json', exportedLog(log))}
              >
                {copy.export}
              </Button>
              <Button size="tool" onClick={clear}>
                {mcpWords.clear}
              </Button>
            </div>
          }
        />
      </div>
    </>
  )
}
