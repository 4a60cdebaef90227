import { expect, it } from 'vitest'
import type { ShelfEntry } from '../library/shelf-entry.ts'
import { namesToCompare } from './names-to-compare.ts'

const FIRST = entry('first', 'Night Bus.als', Date.UTC(2026, 2, 1, 12))
const SECOND = entry('second', 'Night Bus.als', Date.UTC(2026, 2, 8, 12))
const OTHER = entry('other', 'Harbour.ALS', Date.UTC(2026, 2, 2, 12))

it('names other sets without their ending', () => {
  expect(namesToCompare([FIRST, OTHER], 'first')).toEqual([{ id: 'other', name: 'Harbour' }])
})

it('tells saves of one name apart by their time', () => {
  const [first, second] = namesToCompare([FIRST, SECOND, OTHER], 'other')
  expect(first?.name).toMatch(/^Night Bus \(.*1.*2026.*\)$/)
  expect(second?.name).not.toBe(first?.name)
})

it('says the time of the only other one where it has the name of the report itself', () => {
  expect(namesToCompare([FIRST, SECOND], 'first')[0]?.name).toMatch(/^Night Bus \(.*8.*2026.*\)$/)
})

function entry(id: string, fileName: string, readAt: number): ShelfEntry {
  return { id, fileName, readAt, bytes: 1, keyName: null, bpm: 120, lengthBars: 8, trackCount: 1 }
}
