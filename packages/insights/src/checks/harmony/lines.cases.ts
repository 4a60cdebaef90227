import type { SetDescription } from '@kvint/als/build'
import { Am, bars, C, chords, Dm, E, Em, F, G, lead, line, part } from './harmony.cases.ts'
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
/** Notes that are held for so many beats, and one that is struck again at the end of them. */
const heldFor = (beats: number, pitches: readonly number[]) => [
  ...pitches.map((pitch) => ({ pitch, startBeats: 0, durationBeats: beats })),
  { pitch: 48, startBeats: beats - 4, durationBeats: 4 },
]
/** A bass in quarters, low under chords of a bar. */
const bassOver = (above: readonly (readonly number[])[], bass: Tune) => ({
  tracks: [part('Chords', bars(above.map((pitches) => pitches.slice(1)))), part('Bass', line(bass))],
})
/** A line of semitones, two beats each, and a little later itself or another. */
const echoed = (isSame: boolean): SetDescription => {
  const tune = Array.from({ length: 32 }, (_, at) => [64, 65, 67, 66][at % 4] ?? 64)
  const late = line(isSame ? tune : tune.map((pitch) => pitch + 1), 2)
  return {
    tracks: [
      part('Lead', line(tune, 2)),
      part(
        'Keys',
        late.map((note) => ({ ...note, startBeats: note.startBeats + (isSame ? 1.5 : 0.5) })),
      ),
    ],
  }
}
/** The last part plays what a device makes of its notes. */
const before = (tag: string, { tracks = [], ...rest }: SetDescription): SetDescription => ({
  ...rest,
  tracks: [...tracks].map((track, at) =>
    at === tracks.length - 1 ? { ...track, devices: [{ tag }, ...(track.devices ?? [])] } : track,
  ),
})

/** Sets of lines: what doubles them, and what is no melody. */
export const LINES_CASES: readonly CheckCase[] = [
  ['HA16', 'fires', 'twenty notes on five pitches', two(five(20))],
  [
    'HA13',
    'trap',
    'an 808 on one key, whose sample has a pitch of its own',
    {
      tracks: [
        part('Chords', bars([Am, G, Em, G], 4)),
        part('Lead', line([64, 67, 69, 71, 74, 71, 69, 67], 2)),
        part(
          '808 Carbon',
          line(
            Array.from({ length: 32 }, () => 60),
            2,
          ),
        ),
      ],
    },
  ],
  [
    'HA13',
    'fires',
    'C♯ in three places over a C that a pad holds for twelve bars',
    {
      tracks: [
        part(
          'Lead',
          [8, 36, 44].map((startBeats) => ({ pitch: 61, startBeats, durationBeats: 2 })),
        ),
        part('Pad', heldFor(48, [36, 55, 60])),
      ],
    },
  ],
  [
    'HA13',
    'fires',
    'a lead from E♭ to D, legato, over a D that a pad holds',
    {
      tracks: [
        part('Pad', bars([[57, 62, 65]], 4)),
        part(
          'Lead',
          [0, 4, 8, 12].flatMap((startBeats) => [
            { pitch: 63, startBeats, durationBeats: 2.1 },
            { pitch: 62, startBeats: startBeats + 2, durationBeats: 1.5 },
          ]),
        ),
      ],
    },
  ],
  [
    'HA13',
    'trap',
    'a lead on one of two notes that a pad holds a semitone apart',
    {
      tracks: [
        part('Pad', heldFor(48, [36, 55, 60, 61])),
        part(
          'Lead',
          [2, 10, 22, 34].map((startBeats) => ({ pitch: 61, startBeats, durationBeats: 2 })),
        ),
      ],
    },
  ],
  ['HA13', 'trap', 'a line of semitones and its echo', echoed(true)],
  ['HA13', 'fires', 'two such lines that are no echo', echoed(false)],
  [
    'HA13',
    'trap',
    'a held semitone that an Arpeggiator breaks up',
    before('MidiArpeggiator', two([60, 64, 60, 64], 1, 4)),
  ],
  ['HA16', 'trap', 'one of them before an Arpeggiator', before('MidiArpeggiator', two(five(20)))],
  ['HA16', 'fires', 'twelve that both play whole', two(five(12))],
  [
    'HA16',
    'fires',
    'three parts on one line',
    { tracks: [...two(five(20)).tracks, part('Flute', line(five(20)))] },
    { lesson: 'ha16-layers' },
  ],
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
  [
    'HA04',
    'trap',
    'a riff that leaps below the chords',
    chords([Am, G, F, E], 2, {
      tracks: [
        part(
          'Bass',
          line([
            33, 28, 33, 33, 31, 26, 31, 31, 29, 24, 29, 29, 28, 23, 28, 28, 33, 28, 33, 33, 31, 26, 31, 31, 29, 24, 29,
            29, 28, 23, 28, 28,
          ]),
        ),
      ],
    }),
  ],
  [
    'HA04',
    'fires',
    'a bass of A G F E whose notes are held into the next bar, the low E too',
    {
      tracks: [
        part('Chords', bars([E, Am, G, F, E, Am, G, F, E].map((pitches) => pitches.slice(1)))),
        part(
          'Bass',
          [28, 33, 31, 29, 28, 33, 31, 29, 28].map((pitch, bar) => ({ pitch, startBeats: bar * 4, durationBeats: 5 })),
        ),
      ],
    },
  ],
  [
    'HA04',
    'fires',
    'a walk down by semitones, a note under two chords, in no sure key',
    chords([C, [47, 59, 62, 66], [46, 58, 62, 65], [46, 57, 62, 65], [45, 57, 60, 64]], 1),
  ],
  [
    'HA04',
    'trap',
    'a tune alone',
    { tracks: [part('Lead', line([43, 41, 40, 38, 43, 41, 40, 38, 43, 41, 40, 38], 4))] },
  ],
  [
    'HA04',
    'trap',
    'a tune that only touches what would walk',
    {
      tracks: [
        part(
          'Lead',
          line([54, 61, 57, 57, 52, 57, 57, 57, 50, 52, 52, 50, 49, 57, 57, 57, 47, 57, 57, 57, 45, 57, 52, 57]),
        ),
        part(
          'Pad',
          bars([
            [66, 69, 73],
            [64, 69, 73],
            [66, 69, 74],
            [64, 69, 73],
            [66, 71, 74],
            [64, 69, 73],
          ]),
        ),
      ],
    },
  ],
  ['HA04', 'fires', 'a bass of A G F E', chords([Am, G, F, E], 2)],
  [
    'HA04',
    'trap',
    'a bass of A G A F E',
    bassOver([Am, G, F, E], [33, 33, 33, 33, 31, 31, 31, 33, 29, 29, 29, 29, 28, 28, 28, 28]),
  ],
  [
    'HA04',
    'fires',
    'a bass of A G F E that goes to the fifth of A',
    bassOver([Am, G, F, E], [33, 33, 33, 40, 31, 31, 31, 31, 29, 29, 29, 29, 28, 28, 28, 28]),
  ],
  [
    'HA04',
    'fires',
    'A G F E after a B that leads to C',
    bassOver(
      [[47, 59, 62, 66], Am, G, F, E],
      [35, 35, 35, 36, 33, 33, 33, 33, 31, 31, 31, 31, 29, 29, 29, 29, 28, 28, 28, 28],
    ),
  ],
  ['HA04', 'beside', 'a bass that leaps', chords([Am, F, C, G], 2)],
  ['HA04', 'trap', 'a bass that walks up', chords([C, Dm, Em, [41, 57, 60, 65]], 2)],
]
