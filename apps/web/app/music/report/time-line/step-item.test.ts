import { expect, test } from 'vitest'
import { itemAt, stepItem, type TimeLane } from './step-item.ts'

const item = (key: string, startBeats: number, endBeats: number) => ({
  key,
  startBeats,
  endBeats,
  said: key,
  press: () => undefined,
})
const lanes: TimeLane[] = [
  { key: 'sections', y: 0, height: 20, items: [item('A', 0, 32), item('B', 32, 64)] },
  { key: 'empty', y: 20, height: 20, items: [] },
  { key: 'bass', y: 40, height: 20, items: [item('low', 0, 16), item('high', 40, 48)] },
]

test.each([
  [null, 'ArrowDown', 'A'],
  [{ lane: 'sections', item: 'A' }, 'ArrowRight', 'B'],
  [{ lane: 'sections', item: 'B' }, 'ArrowRight', 'B'],
  [{ lane: 'sections', item: 'B' }, 'ArrowLeft', 'A'],
  [{ lane: 'sections', item: 'B' }, 'ArrowDown', 'high'],
  [{ lane: 'bass', item: 'high' }, 'ArrowUp', 'B'],
  [{ lane: 'bass', item: 'low' }, 'ArrowDown', 'low'],
  [{ lane: 'gone', item: 'gone' }, 'ArrowLeft', 'A'],
])('from %o %s leads to %s', (from, key, to) => {
  expect(stepItem(lanes, from, key, 0)?.item).toBe(to)
})

test('other keys lead nowhere, and from nowhere the first in sight is reached', () => {
  expect(stepItem(lanes, null, 'x', 0)).toBeNull()
  expect(stepItem(lanes, null, 'ArrowRight', 20)?.item).toBe('B')
  expect(stepItem([], null, 'ArrowRight', 0)).toBeNull()
})

test.each([
  [4, 10, 'A'],
  [4, 30, undefined],
  [20, 50, undefined],
  [38, 50, 'high'],
])('at beat %d and %d px lies %s', (beat, y, key) => {
  expect(itemAt(lanes, beat, y, 3)?.item.key).toBe(key)
})
