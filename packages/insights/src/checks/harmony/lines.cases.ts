import type { SetDescription } from '@kvint/als/build'
import { lead, line, part } from './harmony.cases.ts'
import type { CheckCase } from '../../testing/check-case.ts'

type Tune = readonly number[]
const two = (tune: Tune, apart = 0, step = 1) => ({
  tracks: [
    part('Lead', line(tune, step)),
    part(
      'Keys',
      line(
        tune.map((pitch) => pitch + apart),
        step,
      ),
    ),
  ],
})
/** So many notes of three pitches in so many lengths. */
const riff = (count: number, lengths: readonly number[]) => {
  let startBeats = 0
  return Array.from({ length: count }, (_, at) => {
    const durationBeats = lengths[at % lengths.length] ?? 1
    startBeats += durationBeats
    return { pitch: [57, 64, 59][at % 3] ?? 57, startBeats: startBeats - durationBeats, durationBeats }
  })
}
const riffs = (count: number, lengths: readonly number[]) => ({
  tracks: ['Bass', 'Guitar'].map((name) => part(name, riff(count, lengths))),
})
const five = (count: number) => Array.from({ length: count }, (_, at) => 60 + ([0, 2, 4, 7, 5][at % 5] ?? 0))
/** Sets of lines: what doubles them, and what is no melody. */
/** The last part plays what a device makes of its notes. */
const before = (tag: string, { tracks = [], ...rest }: SetDescription): SetDescription => ({
  ...rest,
  tracks: [...tracks].map((track, at) =>
    at === tracks.length - 1 ? { ...track, devices: [{ tag }, ...(track.devices ?? [])] } : track,
  ),
})
export const LINES_CASES: readonly CheckCase[] = [
  ['HA16', 'fires', 'twenty notes on five pitches', two(five(20))],
  ['HA16', 'trap', 'one of them before an Arpeggiator', before('MidiArpeggiator', two(five(20)))],
  ['HA16', 'fires', 'twelve that both play whole', two(five(12))],
  ['HA16', 'beside', 'eleven', two(five(11))],
  ['HA16', 'trap', 'one of them before a Chord device', before('MidiChord', two(five(20)))],
  ['HA16', 'fires', 'twenty notes on three pitches in three lengths', riffs(20, [1, 2.5, 2])],
  ['HA16', 'trap', 'twenty notes on three pitches in two lengths', riffs(20, [1, 2])],
  ['HA16', 'fires', 'thirty-two of them', riffs(32, [1, 2])],
  [
    'HA11',
    'trap',
    'a riff that mostly leaps',
    lead(Array.from({ length: 30 }, (_, at) => (at === 20 ? 79 : ([48, 60, 55, 67][at % 4] ?? 48)))),
  ],
  [
    'HA11',
    'trap',
    'a run through more than three octaves',
    lead(Array.from({ length: 48 }, (_, at) => (at < 38 ? 41 + at : 115 - at))),
  ],
]
