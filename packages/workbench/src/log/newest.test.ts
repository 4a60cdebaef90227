import { expect, it } from 'vitest'
import { type Newest, withNewest } from './newest.ts'

type Entry = { number: number; characters: number; word: string }
const NONE: Newest<Entry> = { entries: [], written: 0, characters: 0 }
const words = (text: string) => text.split(' ').map((word) => ({ word, characters: word.length }))

it('numbers its entries and drops the oldest beyond its limit', () => {
  const before = withNewest(NONE, words('a b'), { entries: 3, characters: 100 })
  const after = withNewest(before, words('c d'), { entries: 3, characters: 100 })
  expect(after.entries.map(({ number, word }) => [number, word])).toEqual([
    [2, 'b'],
    [3, 'c'],
    [4, 'd'],
  ])
  expect(after).toMatchObject({ written: 4, characters: 3 })
})

it('keeps five thousand', () => {
  const { entries } = withNewest(NONE, words('x '.repeat(5002).trim()))
  expect(entries).toHaveLength(5000)
  expect(entries[0]?.number).toBe(3)
})

it('drops the oldest where they hold too much, and never the newest', () => {
  const limits = { entries: 10, characters: 8 }
  const four = withNewest(NONE, words('four four'), limits)
  expect(four.entries).toHaveLength(2)
  const long = withNewest(four, words('overlong-by-itself'), limits)
  expect(long.entries.map(({ word }) => word)).toEqual(['overlong-by-itself'])
  expect(long.characters).toBe('overlong-by-itself'.length)
  expect(withNewest(long, words('x'), limits).entries.map(({ word }) => word)).toEqual(['x'])
})
