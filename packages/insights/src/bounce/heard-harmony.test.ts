import type { HeardKey, Hearing } from '@kvint/audio'
import { expect, it } from 'vitest'
import type { BounceOfSong } from './bounce.ts'
import { heardHarmony } from './heard-harmony.ts'

/** 120 BPM in four-four from the first second on. */
const song = {
  place: { beatAt: (second: number) => second * 2 },
  report: { arrangement: { meters: [{ startBar: 1, startBeats: 0, numerator: 4, denominator: 4, beatsPerBar: 4 }] } },
} as unknown as BounceOfSong

/** C, A minor, F and G, a bar each, four times: C major by its chords. */
const LOOP = [
  [0, 'maj'],
  [9, 'min'],
  [5, 'maj'],
  [7, 'maj'],
] as const
const chords = Array.from({ length: 16 }, (_, bar) => {
  const [root, quality] = LOOP[bar % 4] ?? LOOP[0]
  const pitchClass = { rootPitchClass: root, bassPitchClass: root }
  return { startSeconds: bar * 2, endSeconds: bar * 2 + 2, quality, confidence: 0.9, ...pitchClass }
})

function heard(key: HeardKey | null) {
  const harmony = heardHarmony({ chords, key } as unknown as Hearing, song)
  if (harmony.kind === 'unknown') throw new Error(harmony.reason)
  return harmony
}

it('names the key that is heard in the sound, with how sure that is', () => {
  const { key, chords: told } = heard({ tonicPitchClass: 0, mode: 'major', confidence: 0.66 })
  expect([key.name, key.confidence]).toEqual(['C major', 0.66])
  expect(told[0]?.roman).toBe('I')
})

it('tells chords without numerals where they alone would say another key', () => {
  const { key, chords: told, localKeys } = heard({ tonicPitchClass: 9, mode: 'minor', confidence: 0.7 })
  expect([key.name, key.confidence, key.runnerUp?.name]).toEqual(['A minor', 0.7, 'C major'])
  expect(told.map(({ roman }) => roman)).toEqual(told.map(() => null))
  expect(localKeys).toEqual([])
})

it('calls no key surer than heard keys are right', () => {
  expect(heard({ tonicPitchClass: 0, mode: 'major', confidence: 0.99 }).key.confidence).toBe(0.83)
  expect(heard(null).key.confidence).toBeLessThanOrEqual(0.83)
})
