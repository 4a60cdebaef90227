import { describe, expect, it, test } from 'vitest'
import { analyseHarmony } from '../harmony/analyse-harmony.ts'
import type { Note } from '../notes/note.ts'
import { interpolate } from '../learned/interpolate.ts'
import { calibrateKey, calibrateLocalKey } from './calibrate-key.ts'
import { localPath } from './local-path.ts'
import { KEY_STATES } from './score-keys.ts'

const bars = (chords: readonly (readonly number[])[], from: number): Note[] =>
  chords.flatMap((pitches, bar) =>
    pitches.map((pitch) => ({ pitch, startBeats: (from + bar) * 4, durationBeats: 4, velocity: 90 })),
  )
const up = (semitones: number, chords: readonly (readonly number[])[]): number[][] =>
  chords.map((chord) => chord.map((pitch) => pitch + semitones))

const I = [48, 60, 64, 67]
const IV = [53, 60, 65, 69]
const V = [43, 59, 62, 67]
const PHRASE = [I, IV, V, I, I, IV, V, I]

const keyOf = (notes: readonly Note[]) => {
  const harmony = analyseHarmony(notes)
  if (harmony.kind !== 'harmony' || harmony.key.kind !== 'key') throw new Error('no key')
  return { ...harmony, key: harmony.key }
}

test('a major key whose fourth step sounds raised alone is Lydian, and no more than likely', () => {
  const [f, aMinor, c] = [
    [41, 57, 60, 65],
    [45, 60, 64, 71],
    [36, 55, 59, 64],
  ] as const
  const { key } = keyOf(bars([...Array.from({ length: 8 }, () => [f, f, aMinor, c]).flat(), f], 0))
  expect(key.name).toBe('F Lydian')
  expect(key.confidence).toBeLessThanOrEqual(0.65)
})

describe('local keys', () => {
  it('follow a lift of three semitones and say how it lies', () => {
    const { localKeys } = keyOf([...bars([...PHRASE, ...PHRASE], 0), ...bars(up(3, [...PHRASE, ...PHRASE]), 16)])
    expect(localKeys[0]).toMatchObject({ name: 'C major', startBeats: 0 })
    expect(localKeys.at(-1)).toMatchObject({ name: 'Eb major', endBeats: 128 })
    expect(Math.abs((localKeys.at(-1)?.startBeats ?? 0) - 64)).toBeLessThanOrEqual(8)
    for (const [index, local] of localKeys.entries()) expect(local.startBeats).toBe(localKeys[index - 1]?.endBeats ?? 0)
  })

  it.each([4, 3])('of a loop that is lifted after %i turns are one key and the same above it', (turns) => {
    const vi = [45, 60, 64, 69]
    const loop = (times: number): number[][] => Array.from({ length: times }, () => [vi, IV, I, V]).flat()
    const { key, localKeys } = keyOf([...bars(loop(turns), 0), ...bars(up(1, [...loop(3), I]), 4 * turns)])
    expect(key.name).toBe('C major')
    expect(localKeys.map(({ name, startBeats }) => [name, startBeats])).toEqual([
      ['C major', 0],
      ['Db major', 16 * turns],
    ])
  })

  it('hold from the beginning, though the first note comes later, and from the first note where that is earlier', () => {
    const starts = [8, -2].map((bar) => keyOf(bars([...PHRASE, ...PHRASE], bar)).localKeys.map((key) => key.startBeats))
    expect(starts).toEqual([[0], [-8]])
  })

  it('agree with the home key where nothing changes', () => {
    const { key, localKeys } = keyOf(bars([...PHRASE, ...PHRASE], 0))
    expect(localKeys).toEqual([
      expect.objectContaining({ name: key.name, relationToHome: 'same', startBeats: 0, endBeats: 64 }),
    ])
  })
})

describe('the home key', () => {
  it.each(Array.from({ length: 12 }, (_, shift) => shift))('is found %i semitones up', (shift) => {
    const { key } = keyOf(bars(up(shift, PHRASE), 0))
    expect(key).toMatchObject({ tonicPitchClass: shift, mode: 'major' })
  })

  it('takes the same notes for minor where bass and cadence rest there', () => {
    const Am = [45, 57, 60, 64]
    const Dm = [50, 57, 62, 65]
    const Em = [40, 55, 59, 64]
    const E = [40, 56, 59, 64]
    expect(keyOf(bars([Am, Dm, E, Am, Am, Dm, Em, Am, Am, Dm, E, Am], 0)).key).toMatchObject({ name: 'A minor' })
  })

  it('hears Dorian by its sixth and Mixolydian by its seventh', () => {
    const dorian = [
      [38, 57, 62, 65],
      [43, 59, 62, 67],
    ]
    const mixolydian = [
      [43, 59, 62, 67],
      [41, 57, 60, 65],
    ]
    expect(keyOf(bars(Array.from({ length: 8 }, () => dorian).flat(), 0)).key).toMatchObject({
      tonicPitchClass: 2,
      mode: 'dorian',
    })
    expect(keyOf(bars(Array.from({ length: 8 }, () => mixolydian).flat(), 0)).key).toMatchObject({
      tonicPitchClass: 7,
      mode: 'mixolydian',
    })
  })

  it('of a bare tune is where it comes to rest, though the chords that are guessed under it begin elsewhere', () => {
    const tune = [62, 62, 60, 64, 65, 62, 60, 64, 65, 69, 71, 72, 72, 71, 69, 69]
    const notes = tune.map((pitch, beat) => ({ pitch, startBeats: beat, durationBeats: 1, velocity: 90 }))
    expect(keyOf(notes).key).toMatchObject({ name: 'A minor' })
  })

  it('without its third is the same home, with the third that its sixth and seventh tell', () => {
    const drone = (seventh: number) =>
      Array.from({ length: 64 }, (_, beat) => ({
        pitch: { 7: seventh, 15: 52 }[beat % 16] ?? 45,
        startBeats: beat,
        durationBeats: 1,
        velocity: 90,
      }))
    expect(keyOf(drone(55)).key).toMatchObject({ name: 'A minor' })
    expect(keyOf(drone(56)).key).toMatchObject({ name: 'A major' })
  })

  it('shows where its reasons sound', () => {
    const { key } = keyOf(bars([...PHRASE, ...PHRASE], 0))
    const cadence = key.evidence.find(({ kind }) => kind === 'cadence')
    expect(cadence).toMatchObject({ sentence: 'G falls to C 4 times', bars: [4, 8, 12, 16] })
    const total = key.evidence
      .filter(({ kind }) => kind !== 'characteristic-note' && kind !== 'leading-tone')
      .reduce((sum, { weight }) => sum + Math.abs(weight), 0)
    expect(total).toBeLessThanOrEqual(1.0001)
  })
})

describe('calibration', () => {
  it.each([calibrateKey, calibrateLocalKey])('rises with the probability and stays within 0 and 1', (calibrate) => {
    const values = Array.from({ length: 101 }, (_, index) => calibrate(index / 100))
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(values[0]).toBe(0)
    expect(values[100]).toBeLessThanOrEqual(1)
  })
  it('has nothing to say without points', () => expect(interpolate([], 0.4)).toBe(0.4))
})

describe('localPath', () => {
  const scores = (states: readonly number[]): Float32Array => {
    const log = new Float32Array(states.length * KEY_STATES).fill(-5)
    states.forEach((state, unit) => (log[unit * KEY_STATES + state] = -0.5))
    return log
  }
  it('ignores a flicker that is not worth two changes', () =>
    expect([...localPath(scores([3, 3, 9, 3, 3]), 5, KEY_STATES, [4, 4, 4, 4, 4])]).toEqual([3, 3, 3, 3, 3]))
  it('follows what lasts', () =>
    expect([...localPath(scores([3, 3, 9, 9, 9]), 5, KEY_STATES, [4, 4, 4, 4, 4])]).toEqual([3, 3, 9, 9, 9]))
  it('flickers for free', () => expect([...localPath(scores([3, 9, 3]), 3, KEY_STATES, [0, 0, 0])]).toEqual([3, 9, 3]))
})
