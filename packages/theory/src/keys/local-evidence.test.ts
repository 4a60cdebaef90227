import { describe, expect, it } from 'vitest'
import { analyseHarmony } from '../harmony/analyse-harmony.ts'
import type { Note } from '../notes/note.ts'

const play = (chords: readonly (readonly number[])[]): Note[] =>
  chords.flatMap((pitches, bar) =>
    pitches.map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4, velocity: 90 })),
  )
const up = (semitones: number, chords: readonly (readonly number[])[]): number[][] =>
  chords.map((chord) => chord.map((pitch) => pitch + semitones))
const PHRASE = [
  [48, 60, 64, 67],
  [53, 60, 65, 69],
  [43, 59, 62, 67],
  [48, 60, 64, 67],
]

describe('evidence of local keys', () => {
  const harmony = analyseHarmony(play([...PHRASE, ...PHRASE, ...PHRASE, ...PHRASE, ...up(2, [...PHRASE, ...PHRASE])]))
  if (harmony.kind !== 'harmony') throw new Error(harmony.explanation)
  const lifted = harmony.localKeys.at(-1)

  it('counts the arrivals of the stretch and says in which bars', () => {
    expect(lifted?.name).toBe('D major')
    expect(lifted?.evidence.find(({ kind }) => kind === 'cadence')).toMatchObject({
      sentence: 'A falls to D 2 times',
      bars: [20, 24],
      pitchClasses: [2],
    })
  })

  it('names a note that the home key does not have', () => {
    const note = lifted?.evidence.find(({ kind }) => kind === 'characteristic-note' || kind === 'leading-tone')
    expect(note?.sentence).toMatch(/^(F#|C#) sounds, which C major does not have$/)
    for (const bar of note?.bars ?? []) expect(bar).toBeGreaterThan(16)
  })

  it('weighs its facts against each other, strongest first', () => {
    for (const { evidence } of harmony.localKeys) {
      const weights = evidence.map(({ weight }) => weight)
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 6)
      expect(weights).toEqual([...weights].sort((a, b) => b - a))
    }
  })

  it('has a runner-up that is another key and less likely', () => {
    for (const { name, confidence, runnerUp } of harmony.localKeys) {
      expect(runnerUp.name).not.toBe(name)
      expect(runnerUp.confidence + confidence).toBeLessThanOrEqual(1.000001)
    }
  })
})
