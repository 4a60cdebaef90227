import { useEffect, useState } from 'react'
import { useTasksWords, useWorkbenchWords } from '../../copy/session.ts'
import { Button, Notice, useFetched } from '@kvint/ui'
import { CodeBlock } from '../../code-block.tsx'
import { errorWords } from '../error-words.ts'
import type { SessionTasks } from './session-tasks.ts'
import { isRunning, type Task } from './task.ts'
import { TaskRow } from './task-row.tsx'

/** Calls that go on by themselves: how each stands, what it came to, and a way to end it. */
export function TasksTab({ tasks }: { tasks: SessionTasks | undefined }) {
  const copy = useTasksWords()
  return tasks ? <TaskList tasks={tasks} /> : <p className="text-small text-muted">{copy.unsupported}</p>
}

function TaskList({ tasks }: { tasks: SessionTasks }) {
  const workbenchWords = useWorkbenchWords()
  const copy = useTasksWords()
  const [round, setRound] = useState(1)
  const { value: listed, error } = useFetched(tasks.all, [round])
  const [shown, setShown] = useState<{ taskId: string; text: string } | { taskId: string; failure: string }>()
  const waitMs = Math.min(...(listed ?? []).filter(isRunning).map(({ pollIntervalMs }) => pollIntervalMs ?? POLL_MS))
  useEffect(() => {
    if (!Number.isFinite(waitMs)) return undefined
    const timer = setInterval(() => setRound((before) => before + 1), Math.max(waitMs, LEAST_POLL_MS))
    return () => clearInterval(timer)
  }, [waitMs])

  const show = ({ taskId }: Task) =>
    tasks.result(taskId).then(
      (result) => setShown({ taskId, text: JSON.stringify(result, null, 2) }),
      (error: unknown) => setShown({ taskId, failure: errorWords(error) }),
    )
  const cancel = ({ taskId }: Task) =>
    tasks.cancel(taskId).then(
      () => setRound((before) => before + 1),
      (error: unknown) => setShown({ taskId, failure: errorWords(error) }),
    )
  if (error) return <Notice tone="danger">{error.message}</Notice>
  if (!listed) return <output className="text-small text-muted">{workbenchWords.loading}</output>
  return (
    <>
      <Button size="tool" className="justify-self-start" onClick={() => setRound(round + 1)}>
        {copy.refresh}
      </Button>
      {listed.length === 0 && <p className="text-small text-muted">{copy.none}</p>}
      <ul aria-label={copy.heading} className="text-small">
        {listed.map((task) => (
          <TaskRow key={task.taskId} task={task} onShow={() => void show(task)} onCancel={() => void cancel(task)} />
        ))}
      </ul>
      {shown && 'failure' in shown && <Notice tone="danger">{shown.failure}</Notice>}
      {shown && 'text' in shown && (
        <CodeBlock text={shown.text} label={copy.resultOf(shown.taskId)} className="max-h-96" />
      )}
    </>
  )
}

const POLL_MS = 1500
const LEAST_POLL_MS = 500
