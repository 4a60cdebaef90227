import { describe, expect, it } from 'vitest'
import { playNotes, randomNumbers, type PlayedNote } from '../testing/play-notes.ts'
import { hearHarmony } from './hear-harmony.ts'
import { noteSalience } from '../spectrum/salience.ts'

const BAR = 2
const BEATS = Array.from({ length: 65 }, (_, beat) => beat / 2)
const DOWNBEATS = BEATS.filter((_, beat) => beat % 4 === 0)

/** Chords of a loop, a bar of two seconds each, sixteen bars. */
function loop(chords: readonly (readonly number[])[]): PlayedNote[] {
  return Array.from({ length: 16 }, (_, bar) => bar).flatMap((bar) =>
    (chords[bar % chords.length] ?? []).map((pitch) => ({
      pitch,
      startSeconds: bar * BAR,
      endSeconds: (bar + 1) * BAR - 0.02,
    })),
  )
}

function hear(chords: readonly (readonly number[])[], cents = 0) {
  const salience = noteSalience(playNotes(loop(chords), 33, cents))
  return { ...hearHarmony(salience, { beats: BEATS, downbeats: DOWNBEATS }), tuningCents: salience.tuningCents }
}

describe('hearHarmony', () => {
  const pop = [
    [45, 60, 64, 69],
    [41, 60, 65, 69],
    [48, 60, 64, 67],
    [43, 59, 62, 67],
  ]

  it.each([0, 31, -42])('hears a loop that is tuned %s cents off', (cents) => {
    const { chords, key, tuningCents } = hear(pop, cents)
    expect(Math.abs((tuningCents ?? 99) - cents)).toBeLessThan(4)
    expect(chords.map(({ rootPitchClass }) => rootPitchClass).slice(0, 4)).toEqual([9, 5, 0, 7])
    expect(chords.map(({ quality }) => quality).slice(0, 4)).toEqual(['min', 'maj', 'maj', 'maj'])
    expect(chords[1]?.startSeconds).toBeCloseTo(BAR, 1)
    expect([0, 9]).toContain(key?.tonicPitchClass)
  })

  it('hears sevenths, and a bass that is not the root', () => {
    const { chords } = hear([
      [38, 60, 62, 65, 69],
      [43, 59, 62, 65, 67],
      [40, 60, 64, 67],
      [40, 60, 64, 67],
    ])
    expect(chords[0]).toMatchObject({ rootPitchClass: 2, quality: 'min7' })
    expect(chords[1]).toMatchObject({ rootPitchClass: 7, bassPitchClass: 7 })
    expect(chords[2]).toMatchObject({ rootPitchClass: 0, bassPitchClass: 4 })
  })

  it('is the same an octave lower in time: beats decide where chords may change', () => {
    const salience = noteSalience(playNotes(loop(pop), 33))
    const every = BEATS.filter((_, beat) => beat % 2 === 0)
    const { chords } = hearHarmony(salience, { beats: every, downbeats: DOWNBEATS })
    expect(chords.map(({ rootPitchClass }) => rootPitchClass).slice(0, 4)).toEqual([9, 5, 0, 7])
  })

  it('moves with the music: three semitones up is every root three semitones up', () => {
    const up = pop.map((chord) => chord.map((pitch) => pitch + 3))
    expect(
      hear(up)
        .chords.map(({ rootPitchClass }) => rootPitchClass)
        .slice(0, 4),
    ).toEqual([0, 8, 3, 10])
  })

  it.each([
    ['an octave', [45, 57]],
    ['a low octave', [33, 45]],
  ])('hears neither key nor chord in %s', (_, drone) => {
    expect(hear([drone])).toMatchObject({ key: null, chords: [] })
  })

  it.each([
    ['a bare fifth', [45, 52, 57]],
    ['a low bare fifth', [33, 40, 45]],
  ])('hears no third in %s', (_, fifth) => {
    const { key, chords } = hear([fifth])
    expect(key).toBeNull()
    expect(new Set(chords.map(({ rootPitchClass, quality }) => `${rootPitchClass} ${quality}`))).toEqual(
      new Set(['9 5']),
    )
  })

  it('hears what is suspended where it sounds, and no key, in a piece without a third', () => {
    const { key, chords } = hear([[45, 62, 64, 69]])
    expect(key).toBeNull()
    expect(new Set(chords.map(({ rootPitchClass, quality }) => `${rootPitchClass} ${quality}`))).toEqual(
      new Set(['9 sus4']),
    )
  })

  it('hears no chords and no key in silence and in noise', () => {
    const random = randomNumbers(5)
    const noise = Float32Array.from({ length: 22_050 * 20 }, () => random() - 0.5)
    for (const samples of [new Float32Array(22_050 * 20), noise]) {
      const { key, chords } = hearHarmony(noteSalience({ samples, sampleRateHz: 22_050 }), { beats: [], downbeats: [] })
      expect(chords.filter(({ confidence }) => confidence > 0.6)).toEqual([])
      expect(key?.confidence ?? 0).toBeLessThan(0.7)
    }
  })
})
