import { useId } from 'react'
import { tasksEn as copy } from '../../copy/en/mcp-session.ts'

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
  const id = useId()
  if (support === 'forbidden') return null
  if (support === 'required') return <p className="text-tool text-muted">{copy.onlyAsTask}</p>
  return (
    <label htmlFor={id} className="flex min-h-8 items-center gap-2 text-small pointer-coarse:min-h-11">
      <input
        id={id}
        type="checkbox"
        checked={wants}
        onChange={(event) => onWant(event.target.checked)}
        className="size-4 accent-root"
      />
      {copy.asTask}
    </label>
  )
}
