import { describe, expect, it } from 'vitest'
import type { Note } from '../notes/note.ts'
import { analyseHarmony } from './analyse-harmony.ts'

const block = (pitches: number[], startBeats: number): Note[] =>
  pitches.map((pitch) => ({ pitch, startBeats, durationBeats: 4, velocity: 90 }))

const loop = [
  ...block([45, 57, 60, 64], 0),
  ...block([41, 57, 60, 65], 4),
  ...block([38, 57, 62, 65], 8),
  ...block([40, 56, 59, 64, 68], 12),
  ...block([45, 57, 60, 64], 16),
]

describe('analyseHarmony', () => {
  it('reads a minor loop with its dominant', () => {
    const harmony = analyseHarmony(loop)
    if (harmony.kind !== 'harmony' || harmony.key.kind !== 'key') throw new Error('no key')
    expect(harmony.key.name).toBe('A minor')
    expect(harmony.chords.map((chord) => chord.symbol)).toEqual(['Am', 'F', 'Dm', 'E', 'Am'])
    expect(harmony.chords.map((chord) => chord.roman)).toEqual(['i', 'VI', 'iv', 'V', 'i'])
  })

  it.each([
    ['no-notes', []],
    ['unusable-notes', [{ pitch: 60, startBeats: 0, durationBeats: 0, velocity: 90 }]],
    ['too-few-notes', [{ pitch: 60, startBeats: 0, durationBeats: 1, velocity: 90 }]],
    ['one-pitch-class', [...block([36, 48, 60], 0), ...block([48], 8)]],
  ] as const)('says %s', (reason, notes) => {
    expect(analyseHarmony(notes)).toMatchObject({ kind: 'unknown', reason })
  })
})
