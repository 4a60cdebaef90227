import { describe, expect, it } from 'vitest'
import { randomNumbers } from '../../scripts/random-numbers.ts'
import { analyseHarmony } from '../harmony/analyse-harmony.ts'
import { buildFrames } from '../notes/frames.ts'
import type { Note } from '../notes/note.ts'
import { nearScaleCoverage, scaleCoverage } from './scale-coverage.ts'

const framesOf = (notes: readonly Note[]) =>
  buildFrames(
    notes.map((note) => ({ ...note, endBeats: note.startBeats + note.durationBeats, track: 0 })),
    { beatsPerBar: 4 },
  )
const note = (pitch: number, startBeats: number): Note => ({ pitch, startBeats, durationBeats: 1, velocity: 90 })
/** One to four notes a beat, each anywhere between E2 and G5. */
function atRandom(seed: number): Note[] {
  const random = randomNumbers(seed)
  return Array.from({ length: 64 }, (_, beat) =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => note(40 + Math.floor(random() * 40), beat)),
  ).flat()
}
/** I IV V I in each of twelve keys, each a semitone above the one before. */
const throughAllKeys = Array.from({ length: 12 }, (_, key) =>
  [0, 5, 7, 0].flatMap((root, chord) =>
    Array.from({ length: 4 }, (_unused, beat) =>
      [0, 4, 7].map((above) => note(48 + key + root + above, key * 16 + chord * 4 + beat)),
    ).flat(),
  ),
).flat()

describe('scaleCoverage', () => {
  it('is the share of the best scale', () => {
    expect(scaleCoverage(framesOf([0, 2, 4, 5, 7, 9, 11].map((pitch, beat) => note(60 + pitch, beat))))).toBeCloseTo(1)
    expect(scaleCoverage(framesOf(Array.from({ length: 12 }, (_, pitch) => note(60 + pitch, pitch))))).toBeCloseTo(
      7 / 12,
    )
  })

  it('is the best of each stretch where music goes from key to key', () => {
    expect(scaleCoverage(framesOf(throughAllKeys))).toBeLessThan(0.64)
    expect(nearScaleCoverage(framesOf(throughAllKeys))).toBeCloseTo(1)
  })
})

it('notes at random are given no key, or an unsure one', () => {
  const sure = Array.from({ length: 60 }, (_, seed) => {
    const harmony = analyseHarmony(atRandom(seed))
    return harmony.kind === 'harmony' && harmony.key.kind === 'key' ? harmony.key.confidence : 0
  })
  expect(sure.filter((confidence) => confidence > 0.6)).toEqual([])
})
