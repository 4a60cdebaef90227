import { useRef } from 'react'
import { useTasksWords } from '../../copy/session.ts'
import { Button } from '@kvint/ui'
import { useHeir } from '../../use-heir.ts'
import { isRunning, type Task } from './task.ts'

/** How a task stands, with what can be done about it. */
export function TaskRow({ task, onShow, onCancel }: { task: Task; onShow: () => void; onCancel: () => void }) {
  const copy = useTasksWords()
  const { taskId, status, statusMessage } = task
  const result = useRef<HTMLButtonElement>(null)
  const cancel = useHeir(result)
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-2">
      <span className="min-w-0">
        <span className="font-mono break-all">{taskId}</span>{' '}
        <output className="font-semibold">{copy.statuses[status]}</output>{' '}
        <span className="text-muted">{statusMessage}</span>
      </span>
      <span className="flex gap-2">
        <Button ref={result} size="tool" aria-label={copy.resultOf(taskId)} onClick={onShow}>
          {copy.result}
        </Button>
        {isRunning(task) && (
          <Button ref={cancel} size="tool" aria-label={copy.cancelOf(taskId)} onClick={onCancel}>
            {copy.cancel}
          </Button>
        )}
      </span>
    </li>
  )
}
