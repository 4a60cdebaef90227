import { expect, it } from 'vitest'
import { readChords } from './read-chords.ts'

const key = {
  tonicPitchClass: 11,
  mode: 'minor',
  name: 'B minor',
  confidence: 1,
  runnerUp: { tonicPitchClass: 2, mode: 'major', name: 'D major', confidence: 0 },
  relationToHome: 'same',
  evidence: [],
} as const
const A = 9

/** G♯dim for a bar in B minor, then chords on these roots for so many beats each. */
const resolves = (...after: readonly (readonly [root: number, beats: number])[]) => {
  let endBeats = 4
  const spans = [
    [8, 'dim', 0, 4] as const,
    ...after.map(([root, beats]) => [root, 'maj', endBeats, (endBeats += beats)] as const),
  ].map(([rootPitchClass, quality, startBeats, end]) => ({
    rootPitchClass,
    quality,
    bassPitchClass: rootPitchClass,
    startBeats,
    endBeats: end,
    confidence: 1,
    alternative: null,
  }))
  const [first] = readChords(spans, [{ ...key, startBeats: 0, endBeats: 64 }], [])
  return first?.colour?.kind === 'applied' && first.colour.resolves
}

it('takes a chord that passes in half a beat for no goal of a dominant', () => {
  expect(resolves([A, 4])).toBe(true)
  expect(resolves([A, 0.5], [7, 3.5])).toBe(false)
  expect(resolves([A, 0.5], [A, 3.5])).toBe(true)
})
