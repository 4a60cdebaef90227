import { expect, test } from 'vitest'
import { madeUpReport } from '../testing/made-up-report.ts'
import { arrangementRows } from './arrangement-rows.ts'
import { stepClip } from './step-clip.ts'

const report = madeUpReport()
const { clips } = report.arrangement
const { rows } = arrangementRows(report)
const step = (from: string | null, key: string) =>
  stepClip(clips, rows, clips.find(({ id }) => id === from) ?? null, key)?.id

test.each([
  [null, 'ArrowRight', 'c1'],
  ['c1', 'ArrowRight', 'c2'],
  ['c2', 'ArrowRight', 'c2'],
  ['c2', 'ArrowLeft', 'c1'],
  ['c2', 'ArrowDown', 'c3'],
  ['c3', 'ArrowDown', 'c4'],
  ['c4', 'ArrowUp', 'c3'],
  ['c1', 'ArrowUp', 'c1'],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(step(from, key)).toBe(to)
})

test('other keys lead nowhere', () => {
  expect(step('c1', 'x')).toBeUndefined()
})
