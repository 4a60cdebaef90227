import { fetchLesson, type LessonLanguage } from '@kvint/insights/fetch-lesson'
import { Checkbox, useFetched, useLanguage } from '@kvint/ui'
import { Link } from 'react-router'
import { useFindingTitle } from '../report/findings/use-finding-words.ts'
import { usePracticeCopy } from './copy/practice.ts'
import type { outcomeOf, Task } from './plan.ts'

/** This week's task: what, in which song, the steps of its lesson, done or not. */
export function TaskCard({
  task,
  outcome,
  onDone,
}: {
  task: Task
  outcome: ReturnType<typeof outcomeOf>
  onDone: (isDone: boolean) => void
}) {
  const words = usePracticeCopy()
  const steps = useSteps(task.lesson)
  const title = useFindingTitle()(task)
  const { bars } = task
  return (
    <article className="grid justify-items-start gap-3 border-l-2 border-root pl-4">
      <p className="text-tool text-muted">
        {words.subjects[task.subject]} · {task.fileName.replace(/\.als$/i, '')}
        {bars && ` · ${words.bars(bars.from, bars.to)}`}
      </p>
      <h3 className="text-lead font-semibold" lang={title.lang}>
        {title.text}
      </h3>
      {steps && (
        <ol className="grid max-w-[66ch] list-decimal gap-1 pl-5 text-small" lang={steps.language}>
          {steps.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox label={words.done} checked={task.isDone} onChange={(event) => onDone(event.target.checked)} />
        <Link
          to={`/projects/${task.reportId}?finding=${encodeURIComponent(task.findingId)}`}
          className="text-small underline underline-offset-4"
        >
          {words.open}
        </Link>
      </div>
      <output className="text-small text-muted">{words.outcomes[outcome]}</output>
    </article>
  )
}

type Steps = { readonly lines: readonly string[]; readonly language: LessonLanguage }

/** Steps of a lesson that name no figure of their own. */
function useSteps(lesson: string): Steps | undefined {
  const [language] = useLanguage()
  const { value } = useFetched(async () => {
    const { beginner } = await fetchLesson(lesson, language)
    return { lines: beginner.tryThis.filter((line) => !line.includes('{')), language }
  }, [lesson, language])
  return value
}
