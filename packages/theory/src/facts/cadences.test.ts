import { describe, expect, it } from 'vitest'
import { analyseHarmony } from '../harmony/analyse-harmony.ts'
import type { Note } from '../notes/note.ts'
import { findHarmonyFacts } from './find-harmony-facts.ts'

const C = [48, 60, 64, 67, 72]
const C_ON_E = [40, 60, 64, 67]
const F = [41, 60, 65, 69]
const G = [43, 59, 62, 67]
const G7 = [43, 59, 62, 65]
const AM = [45, 60, 64, 69]
const DM = [38, 57, 62, 65]
const BB = [46, 58, 62, 65]

const play = (chords: readonly (readonly number[])[]): Note[] =>
  chords.flatMap((pitches, bar) =>
    pitches.map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4, velocity: 90 })),
  )

/** The cadence that ends at a bar, counted from 1. */
function cadenceAt(chords: readonly (readonly number[])[], bar: number) {
  const notes = play(chords)
  const harmony = analyseHarmony(notes, { scale: { tonicPitchClass: 0, mode: 'major' } })
  if (harmony.kind !== 'harmony') throw new Error(harmony.explanation)
  return findHarmonyFacts(harmony, notes).cadences.find(({ span }) => span.endBeats === bar * 4)
}

describe('findCadences', () => {
  it.each([
    ['authentic', [C, F, G7, C, C, F, G7, C]],
    ['plagal', [C, G, C, C, C, AM, F, C]],
    ['deceptive', [C, F, C, C, C, F, G7, AM]],
    ['half', [C, F, G, C, C, AM, DM, G]],
    ['backdoor', [C, F, G, C, C, F, BB, C]],
  ] as const)('%s', (kind, chords) => expect(cadenceAt(chords, 8)?.kind).toBe(kind))

  it('is perfect with both roots below and the tonic on top', () =>
    expect(cadenceAt([C, F, G7, C, C, F, G7, C], 8)).toMatchObject({ isPerfect: true, symbols: ['G7', 'C'] }))

  it('is not perfect over an inversion', () =>
    expect(cadenceAt([C, F, G7, C, C, F, G7, C_ON_E], 8)?.isPerfect ?? false).toBe(false))

  it('is nothing where two chords go round without an end', () =>
    expect(cadenceAt([C, F, AM, DM, C, F, AM, DM], 8)).toBeUndefined())
})
