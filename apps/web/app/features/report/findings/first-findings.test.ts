import { expect, test } from 'vitest'
import { madeUpReport } from '../testing/made-up-report.ts'
import { firstFindings } from './first-findings.ts'

const { findings } = madeUpReport()

test('three, the strength first, then the most telling', () => {
  expect(firstFindings(findings).map(({ id }) => id)).toEqual(['ST01:2', 'AR03:main', 'GS01:4'])
})

test('without a strength the first three', () => {
  const without = findings.filter(({ severity }) => severity !== 'strength')
  expect(firstFindings(without).map(({ id }) => id)).toEqual(['AR03:main', 'GS01:4', 'FI02:set'])
})

test('facts come last', () => {
  const facts = findings.map((finding, index) => (index === 0 ? { ...finding, severity: 'info' as const } : finding))
  expect(firstFindings(facts).map(({ severity }) => severity)).toEqual(['strength', 'fix', 'idea'])
})

test('none of none', () => {
  expect(firstFindings([])).toEqual([])
})
