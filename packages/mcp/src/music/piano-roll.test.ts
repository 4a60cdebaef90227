import { expect, test } from 'vitest'
import { smallReport } from '../testing/small-report.ts'
import { pianoRoll } from './piano-roll.ts'

const report = smallReport()
const clipOf = (id: string) => {
  const clip = report.arrangement.clips.find((candidate) => candidate.id === id)
  if (!clip) throw new Error(`The small report has no clip ${id}.`)
  return clip
}

test('notes know their place in the key', () => {
  const { notes, firstBar, beatsPerBar, leftOut } = pianoRoll(report, clipOf('c4'))
  expect({ firstBar, beatsPerBar, leftOut }).toEqual({ firstBar: 9, beatsPerBar: 4, leftOut: 0 })
  expect(notes.map(({ name, place }) => [name, place])).toContainEqual(['A2', 'tonic'])
  const sharpened = { ...clipOf('c4'), contentId: null, notes: [[58, 0, 1, 100]] as const }
  expect(pianoRoll(report, sharpened).notes[0]?.place).toBe('outside')
})

test('sounds of a kit have none, nor has anything where no key is known', () => {
  expect(new Set(pianoRoll(report, clipOf('c1')).notes.map(({ place }) => place))).toEqual(new Set(['free']))
  const unknown = smallReport({ harmony: { kind: 'unknown', reason: 'Only drums play.' } })
  expect(new Set(pianoRoll(unknown, clipOf('c4')).notes.map(({ place }) => place))).toEqual(new Set(['free']))
})

test('of thousands of notes the first 600 are drawn, and the rest is counted', () => {
  const notes = Array.from({ length: 2000 }, (_, at) => [60, at / 4, 0.25, 100] as const)
  const roll = pianoRoll(report, { ...clipOf('c4'), contentId: null, notes })
  expect([roll.notes.length, roll.leftOut]).toEqual([600, 1400])
})
