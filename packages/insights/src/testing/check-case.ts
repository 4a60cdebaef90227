import type { SetDescription } from '@kvint/als/build'
import { everythingTold } from '@kvint/report'
import { expect, it } from 'vitest'
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
      expect(await lessonOf(one)).toBe(kind === 'fires' ? (given?.lesson ?? checkId.toLowerCase()) : undefined)
    })
  }
}

/** The lesson of what the check of a case has to tell. */
async function lessonOf([checkId, , , description, given = {}]: CheckCase): Promise<string | undefined> {
  const { fileName = 'test.als', areSendsPreFader } = given
  const set = await setOf(description)
  const report = makeReport(areSendsPreFader ? { ...set, areSendsPreFader } : set, { fileName, bytes: 1 })
  return everythingTold(report).find((finding) => finding.checkId === checkId)?.lesson
}
