import type { Progress } from '@modelcontextprotocol/client'
import { lazy, Suspense, useState } from 'react'
import { useSdkTestWords } from '../copy/pages.ts'
import type { CallDescription } from '../snippet/call-description.ts'
import { CallForm } from '../tool/call-form.tsx'
import { CallOutcome, type DoneCall } from '../tool/call-outcome.tsx'
import type { McpTool } from '../wire/mcp-tool.ts'
import type { Outcome } from '../wire/outcome.ts'
import { outcomeWords } from '../tool/outcome-words.ts'
import type { CallOptions, Session } from '../session/session.ts'
import { taskIn } from '../session/tasks/task.ts'
import { viewAddress } from '../session/view/view-address.ts'
import { AsTask } from './as-task.tsx'
import { ToolProgress } from './tool-progress.tsx'

const ToolView = lazy(() => import('../session/view/tool-view.tsx').then((part) => ({ default: part.ToolView })))

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
  const copy = useSdkTestWords()
  const [done, setDone] = useState<DoneCall>()
  const [running, setRunning] = useState<AbortController>()
  const [progress, setProgress] = useState<Progress>()
  const support = session?.tasks?.support(tool) ?? 'forbidden'
  const [wantsTask, setWantsTask] = useState(false)
  const asTask = support === 'required' || (support !== 'forbidden' && wantsTask)
  const isTask = done?.outcome.kind === 'response' && taskIn(done.outcome.result) !== undefined
  const view = isTask ? undefined : viewAddress(tool)

  const run = async (args: Record<string, unknown>) => {
    const cancelling = new AbortController()
    setDone(undefined)
    setProgress(undefined)
    setRunning(cancelling)
    const outcome = await execute(tool, args, { signal: cancelling.signal, onProgress: setProgress, asTask })
    setDone({ round: (done?.round ?? 0) + 1, args, outcome })
    setRunning(undefined)
  }
  return (
    <div className="grid min-w-0 gap-6">
      <CallForm
        title={copy.parameters(tool.name)}
        tool={tool}
        isReady={isConnected}
        isRunning={running !== undefined}
        describe={describe}
        onRun={(args) => void run(args)}
        onCancel={() => running?.abort()}
        told={outcomeWords(done?.outcome)}
        options={<AsTask support={support} wants={asTask} onWant={setWantsTask} />}
      >
        {running && progress && <ToolProgress progress={progress} />}
      </CallForm>
      {done && (
        <CallOutcome tool={tool} done={done} isTask={isTask}>
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
        </CallOutcome>
      )}
    </div>
  )
}
