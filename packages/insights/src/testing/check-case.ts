import type { SetDescription } from '@kvint/als/build'
import { everythingTold } from '@kvint/report'
import { expect, it } from 'vitest'
import { fetchLesson } from '../lessons/fetch-lesson.ts'
import { fillLesson, lessonFigures } from '../lessons/lesson-figures.ts'
import { makeReport } from '../make-report.ts'
import { setOf } from './report-of.ts'

/**
 * One set that a check is shown: it `fires`, it does not although the set lies just `beside` the threshold, or it does
 * not fall into a `trap` that looks alike and is something else.
 */
export type CheckCase = readonly [
  checkId: string,
  kind: 'fires' | 'beside' | 'trap',
  what: string,
  set: SetDescription,
  given?: {
    readonly fileName?: string
    readonly areSendsPreFader?: readonly boolean[]
    /** The lesson that teaches it, where it is not the one that is named for the check. */
    readonly lesson?: string
  },
]

/** A test for each case, in the words of its file. */
export function testCases(cases: readonly CheckCase[]): void {
  for (const one of cases) {
    const [checkId, kind, what, , given] = one
    it(`${checkId} ${kind}: ${what}`, async () => {
      const { lesson, unfilled } = await taught(one)
      expect(lesson).toBe(kind === 'fires' ? (given?.lesson ?? checkId.toLowerCase()) : undefined)
      expect(unfilled).toEqual([])
    })
  }
}

/** The lesson of what the check of a case has to tell, and the figures that it asks for and does not get. */
async function taught([checkId, , , description, given = {}]: CheckCase) {
  const { fileName = 'test.als', areSendsPreFader } = given
  const set = await setOf(description)
  const report = makeReport(areSendsPreFader ? { ...set, areSendsPreFader } : set, { fileName, bytes: 1 })
  const finding = everythingTold(report).find((one) => one.checkId === checkId)
  if (!finding) return { unfilled: [] }
  const lesson = Object.values(await fetchLesson(finding.lesson, 'en'))
  const filled = lesson.map((depth) => fillLesson(depth, lessonFigures(report, finding), String))
  return { lesson: finding.lesson, unfilled: JSON.stringify(filled).match(/\{\w+\}/g) ?? [] }
}
