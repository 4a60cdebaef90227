import type { SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { findingOf, midi, midiClip, notes } from '../../testing/report-of.ts'

const named = (count: number, total = 5): SetDescription => ({
  tracks: Array.from({ length: total }, (_, index) =>
    midi({ colorIndex: index, ...(index < count ? { name: `Part ${String(index)}` } : {}) }),
  ),
})
const velocities = (velocity: (index: number) => number): SetDescription => ({
  tracks: [midi({ arrangementClips: [midiClip({ notes: notes(32, { stepBeats: 0.5, velocity }) })] })],
})
const faders = (main: number, ...levels: number[]): SetDescription => ({
  tracks: levels.map((volumeDb) => midi({ volumeDb })),
  main: { volumeDb: main },
})
/** A loop for 48 bars, joined every `step` bars by one more track. */
const entering = (step: number): SetDescription => ({
  tracks: Array.from({ length: 6 }, (_, index) =>
    midi({
      arrangementClips: [
        midiClip({
          startBeats: index * step * 4,
          lengthBeats: Math.max(4, 192 - index * step * 4),
          loop: { isOn: true, start: 0, end: 4 },
          notes: notes(4, { pitch: 60 + index }),
        }),
      ],
    }),
  ),
})
/** C – F – X – C in C major, twice; X is F minor where it is borrowed. */
const chords = (third: number): SetDescription => {
  const bar = (index: number, ...pitches: number[]) =>
    pitches.map((pitch) => ({ pitch, startBeats: index * 4, durationBeats: 4 }))
  const loop = (at: number) => [
    ...bar(at, 48, 60, 64, 67),
    ...bar(at + 1, 43, 59, 62, 67),
    ...bar(at + 2, 48, 60, 64, 67),
    ...bar(at + 3, 53, 60, 65, 69),
    ...bar(at + 4, 48, 60, 64, 67),
    ...bar(at + 5, 53, 60, 65, third),
    ...bar(at + 6, 48, 60, 64, 67),
    ...bar(at + 7, 43, 59, 62, 67),
  ]
  return {
    tracks: [
      midi({
        name: 'Chords',
        arrangementClips: [midiClip({ lengthBeats: 68, notes: [...loop(0), ...loop(8), ...bar(16, 48, 60, 64, 67)] })],
      }),
    ],
  }
}

describe('strengths', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['ST-NAMES', 'four of five named', named(4), true],
    ['ST-NAMES', 'three of five named', named(3), false],
    ['ST-VELOCITY', 'velocities from 60 to 100', velocities((index) => 60 + (index % 5) * 10), true],
    ['ST-VELOCITY', 'velocities from 80 to 100', velocities((index) => 80 + (index % 5) * 5), false],
    ['ST-VELOCITY', 'two velocities', velocities((index) => 60 + (index % 2) * 40), false],
    ['ST-FADERS', 'five levels below +3 dB', faders(0, -12, -9, -6, -3, 0), true],
    ['ST-FADERS', 'one at +4 dB', faders(0, -12, -9, -6, -3, 4), false],
    ['ST-FADERS', 'the main fader at −2 dB', faders(-2, -12, -9, -6, -3, 0), false],
    ['ST-CHANGES', 'an entry every eight bars', entering(8), true],
    ['ST-CHANGES', 'an entry every nine bars', entering(9), false],
    ['ST-BORROWED', 'F minor in C major', chords(68), true],
    ['ST-BORROWED', 'F major in C major', chords(69), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })
})
