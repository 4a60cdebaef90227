import { useTasksWords } from '../copy/session.ts'
import { Checkbox } from '@kvint/ui'
import type { TaskSupport } from '../session/tasks/session-tasks.ts'

/** Whether the call is to go on as a task, where tool and server can. */
export function AsTask({
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
