import { Button, Choice, useFetched } from '@kvint/ui'
import { useId, useMemo, useState } from 'react'
import { findReport } from '../library/shelf.ts'
import { useShelf } from '../library/use-shelf.ts'
import { useFindingTitle } from '../report/findings/use-finding-words.ts'
import { usePracticeCopy } from './copy/practice.ts'
import { findPlan, keepPlan } from './kept-plan.ts'
import { nextTask, outcomeOf, type Plan, type Song, type Subject, SUBJECTS, weekOf } from './plan.ts'
import { TaskCard } from './task-card.tsx'

/** What she wants to learn, one small task a week from her own songs, and what later saves show of it. */
export function PracticePlan() {
  const words = usePracticeCopy()
  const titleOf = useFindingTitle()
  const songs = useSongs()
  const [plan, setPlan] = useState<Plan>(findPlan)
  const heading = useId()
  const [week] = useState(() => weekOf(new Date()))
  if (songs.length === 0) return null

  const change = (next: Plan) => {
    setPlan(next)
    keepPlan(next)
  }
  const choose = (name: Subject | '') => {
    const subject = name === '' ? null : name
    const others = plan.tasks.filter((task) => task.week !== week || task.isDone)
    const task = subject && nextTask(subject, songs, { subject, tasks: others }, week)
    change({ subject, tasks: task ? [...others, task] : others })
  }
  const startWeek = () => choose(plan.subject ?? '')
  const now = plan.tasks.findLast((task) => task.week === week)
  const earlier = plan.tasks.filter((task) => task !== now).toReversed()
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h2 id={heading} className="text-title">
            {words.title}
          </h2>
          <p className="max-w-[60ch] text-small text-muted">{words.text}</p>
        </div>
        <Choice
          label={words.subject}
          value={plan.subject ?? ''}
          options={[['', words.none] as const, ...SUBJECTS.map((each) => [each, words.subjects[each]] as const)]}
          onChoose={choose}
        />
      </div>
      {plan.subject !== null && !now && nextTask(plan.subject, songs, plan, week) !== null && (
        <Button size="tool" className="justify-self-start" onClick={startWeek}>
          {words.startWeek}
        </Button>
      )}
      {now && (
        <TaskCard
          key={now.findingId + now.week}
          task={now}
          outcome={outcomeOf(now, songs)}
          onDone={(isDone) =>
            change({ ...plan, tasks: plan.tasks.map((task) => (task === now ? { ...task, isDone } : task)) })
          }
        />
      )}
      {plan.subject !== null && !now && nextTask(plan.subject, songs, plan, week) === null && (
        <p className="text-small text-muted">{words.nothing}</p>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className="w-fit text-small font-semibold">{words.earlier(earlier.length)}</summary>
          <ul className="mt-2 border-b border-line">
            {earlier.map((task) => (
              <li key={task.week + task.findingId} className="grid gap-1 border-t border-line py-2 text-small">
                <span lang={titleOf(task).lang}>{titleOf(task).text}</span>
                <span className="text-muted">
                  {task.fileName.replace(/\.als$/i, '')} · {task.isDone ? words.done : words.notDone} ·{' '}
                  {words.outcomes[outcomeOf(task, songs)]}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** The reports of the shelf that were read last. */
function useSongs(): readonly Song[] {
  const shelf = useShelf()
  const entries = useMemo(() => (shelf.kind === 'open' ? shelf.entries.slice(0, MOST_SONGS) : []), [shelf])
  const { value = NONE } = useFetched(async () => {
    const found = entries.map(async ({ id, readAt }) => {
      const report = await findReport(id)
      return report ? [{ id, readAt, report }] : []
    })
    return (await Promise.all(found)).flat()
  }, [entries])
  return value
}

const MOST_SONGS = 12
const NONE: readonly Song[] = []
