import { createHash } from 'node:crypto'
import { exampleSet } from '@kvint/als/build'
import { expect, it } from 'vitest'
import { ANALYSIS_VERSION, isOfEarlierAnalysis } from './analysis-version.ts'
import { makeReport } from './make-report.ts'
import type { CheckCase } from './testing/check-case.ts'
import { setOf } from './testing/report-of.ts'

const cases = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('./checks/**/*.cases.ts', { eager: true }),
)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (name.endsWith('_CASES') ? (value as readonly CheckCase[]) : []))
const fired = cases.filter(([, kind]) => kind === 'fires').map(([, , , set]) => set)

/** Where it is red: raise `ANALYSIS_VERSION` and write the new digest beside it. */
it('is raised when the analysis says something else of the same set', async () => {
  expect(fired.length).toBeGreaterThan(150)
  const digest = createHash('sha256')
  for (const description of [exampleSet(), ...fired]) {
    const { analysis: _version, ...report } = makeReport(await setOf(description), { fileName: 'a.als', bytes: 1 })
    digest.update(JSON.stringify(report, roundNumbers))
  }
  expect(
    { version: ANALYSIS_VERSION, digest: digest.digest('hex').slice(0, 16) },
    'The analysis says something else: raise ANALYSIS_VERSION, and write the new version and digest here',
  ).toEqual({
    version: 14,
    digest: '86c3bd77010062a6',
  })
}, 120_000)

it('tells a report of an earlier analysis, and one from before versions were counted', async () => {
  expect(isOfEarlierAnalysis(makeReport(await setOf(exampleSet()), { fileName: 'a.als', bytes: 1 }))).toBe(false)
  expect(isOfEarlierAnalysis({ analysis: ANALYSIS_VERSION - 1 })).toBe(true)
  expect(isOfEarlierAnalysis({})).toBe(true)
})

/** The last digits of a logarithm are the engine's own. */
function roundNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(6)) : value
}
