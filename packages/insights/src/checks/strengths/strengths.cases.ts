import type { SetDescription } from '@kvint/als/build'
import { midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

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

/** Sets that the checks of this folder are shown. */
export const STRENGTHS_CASES: readonly CheckCase[] = [
  ['ST-NAMES', 'fires', 'four of five named', named(4)],
  ['ST-NAMES', 'beside', 'three of five named', named(3)],
  ['ST-VELOCITY', 'fires', 'velocities from 60 to 100', velocities((index) => 60 + (index % 5) * 10)],
  ['ST-VELOCITY', 'beside', 'velocities from 80 to 100', velocities((index) => 80 + (index % 5) * 5)],
  ['ST-VELOCITY', 'trap', 'two velocities', velocities((index) => 60 + (index % 2) * 40)],
  ['ST-FADERS', 'fires', 'five levels below +3 dB', faders(0, -12, -9, -6, -3, 0)],
  ['ST-FADERS', 'beside', 'one at +4 dB', faders(0, -12, -9, -6, -3, 4)],
  ['ST-FADERS', 'trap', 'the main fader at −2 dB', faders(-2, -12, -9, -6, -3, 0)],
  ['ST-CHANGES', 'fires', 'an entry every eight bars', entering(8)],
  ['ST-CHANGES', 'beside', 'an entry every nine bars', entering(9)],
  ['ST-BORROWED', 'fires', 'F minor in C major', chords(68)],
  ['ST-BORROWED', 'beside', 'F major in C major', chords(69)],
  [
    'ST-NAMES',
    'trap',
    'five named ones of one colour',
    { tracks: Array.from({ length: 5 }, (_, index) => midi({ name: `Part ${String(index)}`, colorIndex: 3 })) },
  ],
  ['ST-CHANGES', 'trap', 'a loop that nothing ever joins', { tracks: entering(8).tracks?.slice(0, 1) ?? [] }],
  ['ST-BORROWED', 'trap', 'a suspended F, whose B♭ only delays A', chords(70)],
]
