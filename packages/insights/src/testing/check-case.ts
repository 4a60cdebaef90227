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
  given?: { readonly fileName?: string; readonly areSendsPreFader?: readonly boolean[] },
]

/** A test for each case, in the words of its file. */
export function testCases(cases: readonly CheckCase[]): void {
  for (const one of cases) {
    const [checkId, kind, what] = one
    it(`${checkId} ${kind}: ${what}`, async () => {
      expect(await isTold(one)).toBe(kind === 'fires')
    })
  }
}

/** Whether the check of a case has something to tell. */
async function isTold([checkId, , , description, given = {}]: CheckCase): Promise<boolean> {
  const { fileName = 'test.als', areSendsPreFader } = given
  const set = await setOf(description)
  const report = makeReport(areSendsPreFader ? { ...set, areSendsPreFader } : set, { fileName, bytes: 1 })
  return everythingTold(report).some((finding) => finding.checkId === checkId)
}
