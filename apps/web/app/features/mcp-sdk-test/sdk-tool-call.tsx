import type { Progress } from '@modelcontextprotocol/client'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { mcpEn, sdkTestEn as copy } from '../../copy/en/mcp.ts'
import { sessionEn } from '../../copy/en/mcp-session.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SaveCall } from '../mcp/saved/save-call.tsx'
import type { CallDescription } from '../mcp/snippet/call-description.ts'
import { CopyCall } from '../mcp/snippet/copy-call.tsx'
import type { McpTool } from '../mcp/tool/mcp-tool.ts'
import { type Outcome, OutcomeCard } from '../mcp/tool/outcome-card.tsx'
import { OutputCheck } from '../mcp/tool/output-check.tsx'
import { ToolInputs } from '../mcp/tool/tool-inputs.tsx'
import { useToolInput } from '../mcp/tool/use-tool-input.ts'
import type { CallOptions, Session } from '../mcp-session/session.ts'
import { taskSupport } from '../mcp-session/tasks/session-tasks.ts'
import { viewAddress } from '../mcp-session/view/view-address.ts'
import { AsTask } from './as-task.tsx'
import { ToolProgress } from './tool-progress.tsx'

const ToolView = lazy(() => import('../mcp-session/view/tool-view.tsx').then((part) => ({ default: part.ToolView })))

type Done = { readonly round: number; readonly args: Record<string, unknown>; readonly outcome: Outcome }

/** The parameters of one tool, and what its last call came to. Another choice begins with another one of these. */
export function SdkToolCall({
  tool,
  isConnected,
  describe,
  execute,
  session,
}: {
  tool: McpTool
  isConnected: boolean
  describe: (method: string, params: object) => CallDescription
  execute: (tool: McpTool, args: Record<string, unknown>, options: CallOptions) => Promise<Outcome>
  session: Session | undefined
}) {
  const input = useToolInput(tool)
  const [done, setDone] = useState<Done>()
  const [running, setRunning] = useState<AbortController>()
  const [progress, setProgress] = useState<Progress>()
  const support = session?.tasks ? taskSupport(tool) : 'forbidden'
  const [wantsTask, setWantsTask] = useState(false)
  const asTask = support === 'required' || (support === 'optional' && wantsTask)
  const view = asTask ? undefined : viewAddress(tool)

  const run = async (args: Record<string, unknown>) => {
    const cancelling = new AbortController()
    setDone(undefined)
    setProgress(undefined)
    setRunning(cancelling)
    const outcome = await execute(tool, args, { signal: cancelling.signal, onProgress: setProgress, asTask })
    setDone({ round: (done?.round ?? 0) + 1, args, outcome })
    setRunning(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (input.args) void run(input.args)
  }
  return (
    <div className="grid min-w-0 gap-6">
      <Panel title={copy.parameters(tool.name)}>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <ToolInputs tool={tool} input={input} />
          <AsTask support={support} wants={asTask} onWant={setWantsTask} />
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" look="main" disabled={!isConnected || running !== undefined || !input.args}>
              {running ? mcpEn.executing : mcpEn.executeTool}
            </Button>
            {running && <Button onClick={() => running.abort()}>{sessionEn.cancel}</Button>}
          </div>
        </form>
        {running && progress && <ToolProgress progress={progress} />}
        <CopyCall call={describe('tools/call', { name: tool.name, arguments: input.args ?? {} })} />
      </Panel>
      {done && (
        <>
          <OutcomeCard outcome={done.outcome} />
          {done.outcome.kind === 'response' && !asTask && (
            <OutputCheck schema={tool.outputSchema} result={done.outcome.result} />
          )}
          {done.outcome.kind === 'response' && session && view !== undefined && (
            <Suspense>
              <ToolView
                key={done.round}
                address={view}
                session={session}
                tool={tool}
                args={done.args}
                result={done.outcome.result}
              />
            </Suspense>
          )}
          <SaveCall key={done.round} tool={tool.name} args={done.args} outcome={done.outcome} />
        </>
      )}
    </div>
  )
}
