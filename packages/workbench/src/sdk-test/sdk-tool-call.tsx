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
import { useSessionWords, useTasksWords } from '../copy/session.ts'
import { Checkbox } from '@kvint/ui'
import type { TaskSupport } from '../session/tasks/session-tasks.ts'

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

/** How far a tool says it is. */
function ToolProgress({ progress: { progress, total, message } }: { progress: Progress }) {
  const copy = useSessionWords()
  return (
    <div className="grid gap-1">
      <progress
        aria-label={copy.progress}
        value={total === undefined ? undefined : progress}
        max={total}
        className="h-2 w-full accent-root"
      />
      <output className="text-tool text-muted">
        {copy.progressOf(progress, total)} {message}
      </output>
    </div>
  )
}

/** Whether the call is to go on as a task, where tool and server can. */
function AsTask({
  support,
  wants,
  onWant,
}: {
  support: TaskSupport
  wants: boolean
  onWant: (wants: boolean) => void
}) {
  const copy = useTasksWords()
  if (support === 'forbidden') return null
  if (support === 'required') return <p className="text-tool text-muted">{copy.onlyAsTask}</p>
  return (
    <Checkbox
      label={support === 'by-server' ? copy.notWaitedFor : copy.asTask}
      checked={wants}
      onChange={(event) => onWant(event.target.checked)}
    />
  )
}
