import { describe, expect, it, test } from 'vitest'
import type { ChordQuality } from '@kvint/theory'
import { chordHabits } from './chord-habits.ts'
import { drumHabits } from './drum-habits.ts'
import { REFERENCE_SONGS } from './generated/reference-songs.ts'
import { melodyHabits } from './melody-habits.ts'
import { quantilesOf } from './quantiles.ts'

test('quantiles are among the figures, whatever their order', () => {
  expect(quantilesOf(Array.from({ length: 101 }, (_, index) => 100 - index))).toEqual([5, 25, 50, 75, 95])
  expect(quantilesOf([3])).toEqual([3, 3, 3, 3, 3])
})

type Heard = Parameters<typeof chordHabits>[0][number]
type Row = readonly [root: number, quality: ChordQuality, beats: number, rest?: Partial<Heard>]

/** Chords end to end. */
const row = (...chords: readonly Row[]) => {
  let at = 0
  return chords.map(([rootPitchClass, quality, beats, rest = {}]) => {
    at += beats
    return { startBeats: at - beats, endBeats: at, rootPitchClass, quality, colour: null, ...rest }
  })
}

describe('chords of a song', () => {
  const kinds = (...chords: readonly Row[]) =>
    chordHabits(row(...chords))?.chords.map(({ rootPitchClass, suffix }) => `${String(rootPitchClass)}${suffix}`)

  it('are told by root and third, the longest first', () => {
    expect(kinds([0, 'maj7', 40], [9, 'min7', 60], [0, '7', 30])).toEqual(['0', '9m'])
    expect(kinds([2, 'min', 70], [2, 'maj', 60])).toEqual(['2m', '2'])
    expect(kinds([11, 'hdim7', 70], [4, 'aug', 60])).toEqual(['11dim', '4aug'])
  })

  it('count a suspended chord with the one on its root, and alone where there is none', () => {
    expect(kinds([7, 'sus4', 40], [7, 'maj', 60], [9, 'sus2', 40])).toEqual(['7', '9sus2'])
    expect(kinds([7, 'sus4', 90], [7, 'maj', 20], [7, 'min', 30])).toEqual(['7m', '7'])
  })

  it('count from 2 % of their time on', () => {
    expect(kinds([0, 'maj', 196], [5, 'maj', 4])).toEqual(['0', '5'])
    expect(kinds([0, 'maj', 196], [5, 'maj', 3.9])).toEqual(['0'])
  })

  it('are not told of 127 beats, nor where more than a quarter is less than a chord', () => {
    expect(kinds([0, 'maj', 127])).toBeUndefined()
    expect(kinds([0, 'maj', 150], [7, '5', 50, { sounding: [7, 2] }])).toEqual(['0'])
    expect(kinds([0, 'maj', 150], [7, '5', 51, { sounding: [7, 2] }])).toBeUndefined()
  })

  it('last as one where a seventh or a bare fifth of it follows', () => {
    const lengths = chordHabits(
      row([0, 'maj', 60], [0, '7', 4], [0, '5', 2, { sounding: [0, 7] }], [5, 'maj', 62], [0, 'min', 62]),
    )
    expect(lengths?.medianBeats).toBe(62)
  })

  it('are foreign by their colour', () => {
    const borrowed = { kind: 'borrowed', from: 'C minor', borrowedPitchClasses: [8] } as const
    expect(chordHabits(row([0, 'maj', 150], [8, 'maj', 50, { colour: borrowed }]))?.outside).toBe(0.25)
  })
})

describe('a melody', () => {
  const line = (pitches: readonly number[]) =>
    pitches.map((pitch, index) => ({ pitch, startBeats: index, durationBeats: 1, velocity: 100 }))
  const scale = Array.from({ length: 64 }, (_, index) => [60, 62, 64, 65, 67, 72, 72, 67][index % 8] ?? 60)

  it('has steps among the moves to another note', () => {
    // Of eight moves one stays, two leap a fourth, one a fifth.
    expect(melodyHabits(line(scale))).toEqual({ semitones: 12, steps: expect.closeTo(32 / 55) })
  })

  it('is none with 63 notes, or on five pitches', () => {
    expect(melodyHabits(line(scale.slice(1)))).toBeNull()
    expect(melodyHabits(line(scale.map((pitch) => Math.max(62, pitch))))).toBeNull()
  })

  it('is none where one in ten sounds with another', () => {
    expect(melodyHabits([...line(scale), ...line(scale).slice(0, 12)])).toBeNull()
  })
})

describe('drums', () => {
  const hits = (bars: number) =>
    Array.from({ length: bars * 4 }, (_, beat) => ({ startBeats: beat, velocity: [120, 72, 71, 100][beat % 4] ?? 0 }))

  it('are soft below 60 % of the highest velocity', () => {
    expect(drumHabits(hits(8), 4)).toEqual({ soft: 0.25, hitsPerBeat: 1 })
  })

  it('count no bars in which they rest, and say nothing of seven', () => {
    const broken = hits(16).filter(({ startBeats }) => startBeats < 16 || startBeats >= 48)
    expect(drumHabits(broken, 4)?.hitsPerBeat).toBe(1)
    expect(drumHabits(hits(7), 4)).toBeNull()
  })

  it('count a hit just before a bar to it', () => {
    const early = hits(8).map((hit) => ({ ...hit, startBeats: hit.startBeats - 0.02 }))
    expect(drumHabits(early, 4)?.hitsPerBeat).toBe(1)
  })
})

test('the table holds songs enough, each figure in order', () => {
  const { chords, melody, length, drums } = REFERENCE_SONGS
  expect([chords.pop.songs, chords.rock.songs, melody.pop.songs, length.pop.songs].every((songs) => songs >= 100)).toBe(
    true,
  )
  expect([drums.rock.songs, drums.funk.songs].every((performances) => performances >= 12)).toBe(true)
  const rows = [chords.pop, chords.rock, melody.pop, length.pop, drums.rock, drums.funk].flatMap((of) =>
    Object.values<number | readonly number[]>(of).filter((one) => typeof one !== 'number'),
  )
  expect(rows).toHaveLength(13)
  for (const quantiles of rows) {
    expect(quantiles).toEqual([...quantiles].toSorted((a, b) => a - b))
    expect(quantiles[1]).toBeLessThan(quantiles[3] ?? 0)
  }
})
