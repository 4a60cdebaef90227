import { describe, expect, it } from 'vitest'
import type { Note } from '../notes/note.ts'
import { analyseForm, sectionLabel } from './analyse-form.ts'

const tune = (pitches: readonly number[], startBar: number, track = 0): Note[] =>
  pitches.map((pitch, index) => ({ pitch, startBeats: startBar * 4 + index, durationBeats: 0.9, velocity: 90, track }))

const VERSE = [
  72, 74, 76, 77, 79, 77, 76, 74, 72, 72, 74, 74, 76, 76, 79, 79, 81, 79, 77, 76, 74, 72, 71, 72, 74, 76, 77, 79, 76,
  74, 72, 72,
]
const CHORUS = [
  84, 79, 84, 79, 83, 79, 83, 79, 81, 77, 81, 77, 79, 76, 79, 76, 84, 79, 84, 79, 83, 79, 83, 79, 81, 84, 83, 81, 84,
  84, 84, 84,
]

function form(notes: readonly Note[]) {
  const result = analyseForm(notes)
  if (result.kind !== 'form') throw new Error(result.explanation)
  return result
}

describe('analyseForm', () => {
  it('gives one letter to what returns', () => {
    const { sections, repeats } = form([...tune(VERSE, 0), ...tune(CHORUS, 8), ...tune(VERSE, 16), ...tune(CHORUS, 24)])
    const letterAt = (bar: number) =>
      sections.find(({ startBeats, endBeats }) => startBeats <= bar * 4 && endBeats > bar * 4)?.label
    expect(letterAt(0)).toBe(letterAt(16))
    expect(letterAt(8)).toBe(letterAt(24))
    expect(letterAt(0)).not.toBe(letterAt(8))
    expect(repeats).toContainEqual(expect.objectContaining({ kind: 'exact', transposedBy: 0 }))
  })

  it('hears a chorus that comes back higher', () => {
    const { repeats } = form([
      ...tune(CHORUS, 0),
      ...tune(
        CHORUS.map((pitch) => pitch + 2),
        8,
      ),
    ])
    expect(repeats).toContainEqual(expect.objectContaining({ kind: 'transposed', transposedBy: 2 }))
  })

  it('finds the loop and the bar that first leaves it', () => {
    const loop = [60, 64, 67, 64, 62, 65, 69, 65]
    const notes = Array.from({ length: 8 }, (_, time) =>
      tune(time === 4 ? [61, ...loop.slice(1)] : loop, time * 2),
    ).flat()
    expect(form(notes)).toMatchObject({ loop: { lengthBars: 2, times: 8 }, firstChangeBar: 9 })
  })

  it('says when tracks come in', () => {
    const { entries } = form([...tune(VERSE, 0, 3), ...tune(CHORUS, 8, 5)])
    expect(entries).toEqual([
      { track: 3, firstBeats: 0, lastBeats: 31.9 },
      { track: 5, firstBeats: 32, lastBeats: 63.9 },
    ])
  })

  it('has nothing to say without notes', () => {
    expect(analyseForm([])).toMatchObject({ kind: 'unknown', reason: 'no-notes' })
  })

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'A2'],
  ])('labels section %i %s', (index, label) => expect(sectionLabel(index)).toBe(label))
})
