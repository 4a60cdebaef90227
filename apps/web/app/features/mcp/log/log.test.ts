import { expect, it } from 'vitest'
import { EMPTY_LOG, type Log, withEntry } from './log.ts'

const entry = (message: string) => ({ type: 'info' as const, message, timestamp: 0 })

it('numbers its entries and drops the oldest beyond its limit', () => {
  let log: Log<'info'> = EMPTY_LOG
  for (const message of ['a', 'b', 'c', 'd']) log = withEntry(log, entry(message), 3)
  expect(log.entries.map(({ number, message }) => [number, message])).toEqual([
    [2, 'b'],
    [3, 'c'],
    [4, 'd'],
  ])
  expect(log.written).toBe(4)
})

it('keeps five thousand', () => {
  let log: Log<'info'> = EMPTY_LOG
  for (let n = 0; n < 5002; n++) log = withEntry(log, entry('x'))
  expect(log.entries).toHaveLength(5000)
  expect(log.entries[0]?.number).toBe(3)
})
