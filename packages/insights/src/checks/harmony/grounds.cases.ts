import { Am, bars, C, chords, Dm, F, G, line, part } from './harmony.cases.ts'
import type { CheckCase } from '../../testing/check-case.ts'

/** Over its third. */
const CM = [51, 60, 63, 67]
const F_ON_C = [48, 57, 60, 65]
const GMAJ7 = [43, 59, 62, 66]
/** D and G three times in each of so many bars. */
const struck = (count: number, tones = [26, 31], durationBeats = 0.5) =>
  Array.from({ length: count }, (_, bar) =>
    [0, 1.5, 2].flatMap((at) => tones.map((pitch) => ({ pitch, startBeats: bar * 4 + at, durationBeats }))),
  ).flat()
/** D minor and C in turns, 24 bars. */
const choir = () =>
  part(
    'Choir',
    bars(
      [
        [50, 62, 65],
        [48, 60, 64],
      ],
      12,
    ),
  )
/** Two notes that go through so many bars. */
const drone = (count: number, tones = [38, 43]) => part('Cello', bars([tones], count))
/** Maj7, 7 over its seventh and m7, struck short by five strings, a figure of five notes above them. */
const undulating = () => {
  const loop = [
    [42, 58, 61, 65, 68],
    [42, 58, 60, 63, 68],
    [46, 61, 65, 68, 72],
    [46, 61, 65, 68, 72],
  ]
  const all = Array.from({ length: 8 }, () => loop).flat()
  const voice = (at: number) =>
    all.flatMap((chord, bar) =>
      [0, 1.5].map((beats) => ({ pitch: chord[at] ?? 0, startBeats: bar * 4 + beats, durationBeats: 0.75 })),
    )
  const figure = Array.from({ length: 256 }, (_, at) => [77, 73, 70, 77, 73][at % 5] ?? 77)
  return [part('Bells', line(figure, 0.5)), ...[0, 1, 2, 3, 4].map((at) => part(`Strings ${String(at)}`, voice(at)))]
}

/** Sets in which something stays: drones, figures, pedals. */
export const GROUNDS_CASES: readonly CheckCase[] = [
  [
    'HA01',
    'trap',
    'D–F and C–E over a drone of D and G, which makes no G7',
    {
      tracks: [
        drone(24),
        part(
          'Choir',
          bars(
            [
              [62, 65],
              [60, 64],
            ],
            12,
          ),
        ),
      ],
    },
  ],
  [
    'HA20',
    'fires',
    'a drone of D and G under D minor and C, whose lowest voice goes as deep now and then',
    {
      tracks: [part('Cello', struck(24)), choir()],
    },
  ],
  [
    'HA20',
    'beside',
    'fifteen bars of it',
    {
      tracks: [
        part('Cello', struck(15)),
        part(
          'Choir',
          bars(
            [
              [50, 62, 65],
              [48, 60, 64],
              [50, 62, 65],
            ],
            5,
          ),
        ),
      ],
    },
  ],
  [
    'HA20',
    'trap',
    'the same two notes above all others',
    {
      tracks: [part('Bells', struck(24, [86, 91], 1.5)), choir()],
    },
  ],
  [
    'HA20',
    'trap',
    'a major seventh on G in most bars, each other chord on its own root',
    chords([GMAJ7, GMAJ7, [42, 57, 61, 64], GMAJ7, GMAJ7, [47, 57, 62, 66]], 4),
  ],
  [
    'HA20',
    'fires',
    'C under C and F in six bars of eight, each other chord on its own root',
    chords([C, F_ON_C, C, F_ON_C, C, F_ON_C, Dm, G], 4),
  ],
  [
    'HA27',
    'trap',
    'one key for one chord, by the name of its sound',
    {
      tracks: [
        part(
          'Cmin7 Chord',
          line(
            Array.from({ length: 64 }, (_, at) => [65, 65, 72, 65, 65, 65, 67, 72, 65, 65, 65, 63][at % 12] ?? 65),
            2,
          ),
        ),
      ],
    },
  ],
  [
    'HA27',
    'trap',
    'one line alone, on two tracks',
    {
      tracks: ['Low', 'Keys'].map((name) =>
        part(name, line(Array.from({ length: 64 }, (_, at) => [57, 64, 60, 57][at % 4] ?? 57))),
      ),
    },
  ],
  [
    'HA27',
    'fires',
    'the same line on a sound without a name, and a bass',
    {
      tracks: [
        part('Bass', bars([[29], [29], [29], [27]], 8)),
        part(
          'Keys',
          line(
            Array.from({ length: 64 }, (_, at) => [65, 65, 72, 65, 65, 65, 67, 72, 65, 65, 65, 63][at % 12] ?? 65),
            2,
          ),
        ),
      ],
    },
    { lesson: 'ha27-one-note' },
  ],
  [
    'HA12',
    'fires',
    'a song of three notes',
    {
      tracks: ['Piano', 'Keys'].map((name) =>
        part(name, line(Array.from({ length: 64 }, (_, at) => 60 + (at % 3) * 2))),
      ),
    },
    { lesson: 'ha12-whole-song' },
  ],
  ['HA27', 'fires', 'C major and C minor, two bars each', chords([C, C, CM, CM], 5), { lesson: 'ha27-turning-third' }],
  ['HA27', 'beside', 'seven turns of them', chords([C, C, CM, CM], 4)],
  [
    'HA27',
    'trap',
    'the same under a line that has both thirds all through',
    chords([C, C, CM, CM], 5, {
      tracks: [part('Lead', line(Array.from({ length: 80 }, (_, at) => [79, 76, 75, 79][at % 4] ?? 79)))],
    }),
  ],
  [
    'HA27',
    'trap',
    'sounds that a key of their own starts each',
    {
      tracks: [47, 36, 31, 36, 36].map((pitch, at) =>
        part(
          `Zebra ${String(at)}`,
          line(
            [...Array(at ? 8 : 64)].map(() => pitch),
            4,
          ),
        ),
      ),
    },
  ],
  ['HA27', 'trap', 'F minor for a third of the time', chords([C, CM, [41, 56, 60, 65]], 10)],
  [
    'HA01',
    'trap',
    'the same where another part strikes the drone too, and a line has E over it',
    {
      tracks: [
        part('Cello', struck(32)),
        part('Second cello', [
          ...struck(32, [38, 43]),
          ...bars([[53, 57, 62], [64]], 16).map((row) => ({
            ...row,
            startBeats: row.startBeats + 0.5,
            durationBeats: 3,
          })),
        ]),
      ],
    },
  ],
  [
    'HA01',
    'fires',
    'a loop whose first pass begins with half a bar more',
    {
      tracks: [
        part('Chords', [
          { pitch: 48, startBeats: 0, durationBeats: 2 },
          ...bars([F, G, Am, C], 6).map((row) => ({ ...row, startBeats: row.startBeats + 2 })),
        ]),
      ],
    },
  ],
  ['HA01', 'fires', 'strings that change under a figure that does not', { tracks: undulating() }],
]
