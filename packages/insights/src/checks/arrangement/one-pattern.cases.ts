import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { bars, track } from './energy.cases.ts'

/** Eight bars of a tune, each time another step higher. */
const tune = (length: number): TrackDescription =>
  midi({
    name: 'Tune',
    arrangementClips: Array.from({ length: length / 8 }, (_, at) =>
      midiClip({ startBeats: at * 32, lengthBeats: 32, notes: notes(32, { pitch: 60 + at, durationBeats: 1 }) }),
    ),
  })
/** A tune for so many bars, and parts that repeat a bar for so many of them. */
const over = (length: number, ...repeated: readonly number[]): SetDescription => ({
  tracks: [tune(length), ...repeated.map((count, at) => track(bars(0, count, 36 + at * 7)))],
})
const besideEach = (...parts: readonly TrackDescription[]): SetDescription => ({ tracks: [tune(40), ...parts] })
const moving = (parameter: string, from: number, to: number): TrackDescription => ({
  ...track(bars(0, 40, 36)),
  devices: [{ tag: 'Operator' }, { tag: 'AutoFilter', params: { Cutoff: 60 } }],
  automation: [
    {
      parameter,
      events: [
        { timeBeats: 0, value: from },
        { timeBeats: 160, value: to },
      ],
    },
  ],
})
/** A tune and a part that repeats, both with an instrument of their own, and another part. */
const beside = (part: TrackDescription): SetDescription => ({
  tracks: [...[tune(40), track(bars(0, 40))].map((one) => ({ ...one, devices: [{ tag: 'Operator' }] })), part],
})
/** A bar of four hits, of which each so-many-th is louder by so much. */
const accented = (every: number, by = 35, pitch = 36): TrackDescription =>
  track(
    midiClip({ lengthBeats: 160, notes: notes(160, { pitch, velocity: (at) => (at % every === 0 ? 30 + by : 30) }) }),
  )
const waiting = (count: number): TrackDescription => ({
  ...track(bars(0, 40, 36)),
  name: 'Bass',
  sessionClips: Object.fromEntries(
    Array.from({ length: count }, (_, scene) => [scene, midiClip({ notes: notes(4 + scene, { pitch: 40 + scene }) })]),
  ),
})

/** Parts that play nothing but one pattern. */
export const PATTERN_CASES: readonly CheckCase[] = [
  ['AR25', 'fires', 'two parts that repeat a bar for 40', over(40, 40, 40)],
  ['AR25', 'fires', 'for 30 of 40', over(40, 30, 30)],
  ['AR25', 'beside', 'for 29 of 40', over(40, 29, 29)],
  ['AR25', 'fires', 'for 24', over(24, 24, 24)],
  ['AR25', 'beside', 'for sixteen', over(16, 16, 16)],
  ['AR25', 'beside', 'one part', over(40, 40)],
  [
    'AR25',
    'fires',
    'one, for which two other clips wait',
    { tracks: [tune(40), waiting(2)] },
    { lesson: 'ar25-waiting' },
  ],
  ['AR25', 'beside', 'one, for which one waits', { tracks: [tune(40), waiting(1)] }],
  ['AR25', 'trap', 'two, one of them under a filter', beside(moving('Devices.1/Cutoff', 40, 90))],
  ['AR25', 'trap', 'two, with accents that come round after nine bars', besideEach(accented(9), accented(9, 35, 43))],
  ['AR25', 'fires', 'two, with accents that come round after three bars', besideEach(accented(3), accented(3, 35, 43))],
  ['AR25', 'fires', 'two, a little louder after nine bars', besideEach(accented(9, 19), accented(9, 19, 43))],
  ['AR25', 'fires', 'two, one of them under a fader', beside(moving('Mixer/Volume', 0.5, 1))],
]
