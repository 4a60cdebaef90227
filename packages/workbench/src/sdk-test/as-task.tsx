import { tasksEn as copy } from '../copy/session.ts'
import { Checkbox } from '@kvint/ui'

/** Whether the call is to go on as a task, where tool and server can. */
export function AsTask({
  support,
  wants,
  onWant,
}: {
  support: 'required' | 'optional' | 'forbidden'
  wants: boolean
  onWant: (wants: boolean) => void
}) {
  if (support === 'forbidden') return null
  if (support === 'required') return <p className="text-tool text-muted">{copy.onlyAsTask}</p>
  return <Checkbox label={copy.asTask} checked={wants} onChange={(event) => onWant(event.target.checked)} />
}
