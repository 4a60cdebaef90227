import type { SectionReport } from '@kvint/report'
import { expect, test } from 'vitest'
import { timeScale } from '../picture/time-scale.ts'
import { placeSectionNames } from './place-section-names.ts'

const section = (startBeats: number, label: string, beats = 16): SectionReport => ({
  startBeats,
  endBeats: startBeats + beats,
  label,
  density: 0.5,
  trackIds: [1],
})
const namesIn = (sections: readonly SectionReport[], width: number) =>
  placeSectionNames(
    sections,
    timeScale({ start: 0, end: sections.at(-1)?.endBeats ?? 0 }, width),
    ({ label }) => label,
  ).map(({ text }) => text)

test('names stand in their boxes', () => {
  expect(namesIn([section(0, 'Verse'), section(16, 'Chorus')], 300)).toEqual(['Verse', 'Chorus'])
})

test('of boxes that are too narrow for a name some are named, and no name runs into another', () => {
  const sections = Array.from({ length: 35 }, (_, index) => section(index * 16, `Artist ${index} - Title`))
  const names = namesIn(sections, 1000)
  expect(names[0]).toBe('Artist 0 - Title')
  expect(names.filter(Boolean).length).toBeGreaterThan(5)
  const taken = names.flatMap((text, index) => (text ? [{ from: (index * 1000) / 35, text }] : []))
  taken.slice(1).forEach(({ from }, index) => {
    const before = taken[index]
    expect(from - (before?.from ?? 0)).toBeGreaterThan((before?.text.length ?? 0) * 7)
  })
})

test('a name that does not fit ends before one that does', () => {
  const names = namesIn([section(0, 'Breakdown', 4), section(4, 'Drop', 28)], 200)
  expect(names).toEqual(['', 'Drop'])
})
