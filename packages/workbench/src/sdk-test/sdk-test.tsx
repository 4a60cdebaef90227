import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMcpWords, useSdkTestWords } from '../copy/pages.ts'
import { Button, Panel, FactList } from '@kvint/ui'
import { LogPanel } from '../log/log-panel.tsx'
import type { CallDescription } from '../snippet/call-description.ts'
import { useReach } from '../target/target-context.ts'
import { TestPage } from '../test-page.tsx'
import type { McpTool } from '../wire/mcp-tool.ts'
import { ToolList } from '../tool/tool-list.tsx'
import { QuestionDialog } from '../session/person/question-dialog.tsx'
import { useBearer } from './use-bearer.ts'
import { isFirstUse, type Returned, returnedAuthorization } from './returned-authorization.ts'
import { SdkStatusBar } from './sdk-status-bar.tsx'
import { SdkToolCall } from './sdk-tool-call.tsx'
import { SdkWorkbench } from './sdk-workbench.tsx'
import { type How, useSdk } from './use-sdk.ts'
import type { SdkTransport } from '../session/session.ts'

/** The tool server through the protocol's own client library, which is fetched on Connect. */
export function SdkTest() {
  const copy = useSdkTestWords()
  const { search } = useLocation()
  const [returned] = useState(() => returnedAuthorization(search))
  return (
    <TestPage words={copy} offersOAuth {...(returned?.pending && { target0: returned.pending.target })}>
      <SdkBench returned={returned} />
    </TestPage>
  )
}

function SdkBench({ returned }: { returned: Returned | undefined }) {
  const mcpWords = useMcpWords()
  const copy = useSdkTestWords()
  const reach = useReach()
  const sdk = useSdk()
  const [how, setHow] = useState<How>({
    transport: returned?.pending?.transport ?? 'sse',
    era: returned?.pending?.era ?? 'sessions',
  })
  const [chosen, setChosen] = useState<{ tool: McpTool; round: number } | null>(null)
  useReturn(returned, sdk.comeBack)
  const isConnected = sdk.state === 'connected'
  const tool = isConnected ? sdk.tools.find(({ name }) => name === chosen?.tool.name) : undefined
  const token = useBearer(reach, how.transport)
  const address = how.transport === 'sse' ? reach.stream : reach.at('/mcp')
  const describe = (method: string, params: object): CallDescription => ({
    address: address.href,
    way: how.transport === 'sse' ? 'stream' : sdk.session?.about.isStateless ? 'modern' : 'session',
    method,
    params,
    token,
  })
  const callTool = (called: McpTool, args: Record<string, unknown>) =>
    sdk.execute(called, args, { signal: new AbortController().signal, onProgress: () => undefined })

  return (
    <>
      <SdkStatusBar
        state={sdk.state}
        error={sdk.error}
        how={how}
        onChoose={setHow}
        onConnect={() => {
          setChosen(null)
          void sdk.connect(how)
        }}
        onRefresh={sdk.refresh}
        onDisconnect={() => {
          setChosen(null)
          void sdk.disconnect()
        }}
      />
      <div className="grid items-start gap-6 md:grid-cols-[2fr_3fr]">
        <Panel title={mcpWords.availableTools}>
          {sdk.tools.length === 0 ? (
            <p className="text-small text-muted">{isConnected ? copy.none : copy.beforeConnecting}</p>
          ) : (
            <>
              {!tool && <p className="text-small text-muted">{copy.pick}</p>}
              <ToolList
                tools={sdk.tools}
                chosen={tool ?? null}
                onChoose={(next) => {
                  setChosen({ tool: next, round: (chosen?.round ?? 0) + 1 })
                  sdk.clearError()
                }}
              />
            </>
          )}
        </Panel>
        <div className="grid min-w-0 gap-6">
          {tool && (
            <SdkToolCall
              key={chosen?.round}
              tool={tool}
              isConnected={isConnected}
              describe={describe}
              execute={sdk.execute}
              session={sdk.session}
            />
          )}
          <LogPanel
            title={copy.logs}
            log={sdk.log}
            empty={copy.emptyLogs}
            aside={
              <Button size="tool" onClick={sdk.clearLog}>
                {mcpWords.clear}
              </Button>
            }
          />
        </div>
      </div>
      <SdkWorkbench
        session={sdk.session}
        transport={how.transport}
        token={token}
        timeline={sdk.timeline}
        onClearTimeline={sdk.clearTimeline}
        replay={{
          describe,
          send: sdk.session && ((method, params) => void sdk.session?.send(method, params).catch(() => undefined)),
        }}
        updates={sdk.updates}
        roots={sdk.roots}
        tools={sdk.tools}
        call={(name, args) => callTool(sdk.tools.find((one) => one.name === name) ?? { name }, args)}
        callTool={callTool}
      />
      <SdkFooter transport={how.transport} />
      {sdk.question && (
        <QuestionDialog
          key={sdk.question.number}
          question={sdk.question}
          server={sdk.session?.about.name ?? address.host}
        />
      )}
    </>
  )
}

/** Goes on after the way to the authorization server, once, and takes its answer out of the address. */
function useReturn(returned: Returned | undefined, comeBack: (returned: Returned) => Promise<void>): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!returned || !isFirstUse(returned)) return
    void navigate('.', { replace: true })
    void comeBack(returned)
  })
}

function SdkFooter({ transport }: { transport: SdkTransport }) {
  const copy = useSdkTestWords()
  const mcpWords = useMcpWords()
  const reach = useReach()
  const address = transport === 'sse' ? reach.stream : reach.at('/mcp')
  return (
    <Panel isPlain title={copy.footer}>
      <FactList
        facts={[
          [copy.sdk, '@modelcontextprotocol/client'],
          [copy.transport, transport === 'sse' ? copy.sse : copy.streamable],
          [mcpWords.endpoint, reach.target.kind === 'own' ? address.pathname : address.href],
        ]}
      />
    </Panel>
  )
}
