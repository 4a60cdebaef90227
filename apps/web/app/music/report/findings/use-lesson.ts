import { fetchLesson } from '@kvint/insights/fetch-lesson'
import { fillLesson, lessonFigures } from '@kvint/insights/lesson-figures'
import type { Depth, Finding, Lesson } from '@kvint/report'
import { useFetched, useLanguage, writtenNumber } from '@kvint/ui'
import { useReport } from '../view/report-context.ts'

export type ShownLesson = { readonly kind: 'lesson'; readonly words: Lesson } | { readonly kind: 'failed' }

/** The lesson of a finding once it is wanted, in the language of the page; `undefined` while it comes. */
export function useLesson(finding: Finding, depth: Depth, isWanted: boolean): ShownLesson | undefined {
  const { report } = useReport()
  const [language] = useLanguage()
  /** While developing, an edited lesson comes with another `fetchLesson`. */
  const keys = [isWanted, language, finding.lesson, fetchLesson]
  const { value: lesson, error } = useFetched(isWanted ? () => fetchLesson(finding.lesson, language) : null, keys)
  if (error) return { kind: 'failed' }
  if (!lesson) return undefined
  const figures = lessonFigures(report, finding, language)
  return {
    kind: 'lesson',
    words: fillLesson(lesson[depth], figures, (value) => writtenNumber(value, language, 1)),
  }
}
