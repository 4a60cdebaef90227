import { fetchLesson } from '@kvint/insights/fetch-lesson'
import { fillLesson, lessonFigures } from '@kvint/insights/lesson-figures'
import type { Depth, Finding, Lesson } from '@kvint/report'
import { useEffect, useState } from 'react'
import { useLanguage, writtenNumber } from '@kvint/ui'
import { useReport } from '../view/report-context.ts'

export type ShownLesson = { readonly kind: 'lesson'; readonly words: Lesson } | { readonly kind: 'failed' }

/** The lesson of a finding once it is wanted, in the language of the page; `undefined` while it comes. */
export function useLesson(finding: Finding, depth: Depth, isWanted: boolean): ShownLesson | undefined {
  const { report } = useReport()
  const [language] = useLanguage()
  const [found, setFound] = useState<{
    readonly key: string
    /** An edited lesson comes with another while developing. */
    readonly by: typeof fetchLesson
    readonly lesson: Readonly<Record<Depth, Lesson>> | null
  }>()
  const key = `${language} ${finding.lesson}`
  const isAsked = isWanted && (found?.key !== key || found.by !== fetchLesson)
  useEffect(() => {
    if (!isAsked) return
    let isLate = false
    const fetchIt = async () => {
      const lesson = await fetchLesson(finding.lesson, language).catch(() => null)
      if (!isLate) setFound({ key, by: fetchLesson, lesson })
    }
    void fetchIt()
    return () => {
      isLate = true
    }
  }, [isAsked, key, finding.lesson, language])
  if (!found) return undefined
  if (!found.lesson) return { kind: 'failed' }
  const figures = lessonFigures(report, finding)
  return {
    kind: 'lesson',
    words: fillLesson(found.lesson[depth], figures, (value) => writtenNumber(value, language, 1)),
  }
}
