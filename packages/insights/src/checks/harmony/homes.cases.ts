import type { SetDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { Am, bars, C, chords, Dm, E, Em, F, G, lifted, line, parallel, part } from './harmony.cases.ts'

/** G over D, and its fifth. */
const fifth = [38, 50, 62, 67]
const G7 = [43, 59, 62, 65]
const repeat = <Item>(items: readonly Item[], times: number) => Array.from({ length: times }, () => items).flat()
/** Am F C G four times, with a C♯ so many times, a sixteenth before every second bar: neither key has it. */
const withGraces = (times: number): SetDescription => ({
  tracks: [
    part('Chords', [
      ...bars([Am, F, C, G], 4),
      ...Array.from({ length: times }, (_, index) => ({
        pitch: 73,
        startBeats: index * 8 + 7.75,
        durationBeats: 0.25,
      })),
    ]),
  ],
})

/** Chords from bar 17 on. */
const later = (list: readonly (readonly number[])[], times: number) =>
  bars(list, times).map((row) => ({ ...row, startBeats: row.startBeats + 64 }))

/** Sets of which two keys may be home, or are one after the other. */
export const HOMES_CASES: readonly CheckCase[] = [
  ['HA09', 'fires', 'Am F C G, where A and C are both home', chords([Am, F, C, G], 4)],
  ['HA09', 'beside', 'Am three times as long as C', chords([Am, Am, C, Am], 4)],
  ['HA09', 'trap', 'Am F C E, whose G♯ C major lacks', chords([Am, F, C, E], 4)],
  ['HA09', 'trap', 'Am G F G, which returns to A', chords([Am, G, F, G], 4)],
  ['HA09', 'trap', 'Am F C G with a C♯ in each F, which neither has', chords([Am, [...F, 61], C, G], 4)],
  ['HA09', 'trap', 'Am F C G with eight grace notes on C♯', withGraces(8)],
  ['HA09', 'fires', 'Am F C G with two of them', withGraces(2)],
  ['HA19', 'fires', 'sixteen bars in C, sixteen in D', chords([...lifted(0, 4), ...lifted(2, 4)])],
  ['HA19', 'fires', 'a middle part in E♭ that comes back', chords([...lifted(0, 4), ...lifted(3, 4), ...lifted(0, 4)])],
  [
    'HA19',
    'trap',
    'sixteen bars of C with its fifth, sixteen in D',
    chords([...Array.from({ length: 16 }, () => [48, 60, 67]), ...lifted(2, 4)]),
  ],
  [
    'HA19',
    'trap',
    'a mode without the step that makes it, of which the next key has a note between',
    {
      tracks: [
        part('Bass', [...bars([[41]], 16), ...later([[38], [38], [45], [38], [45]], 3)]),
        part('Keys', [
          ...line(Array.from({ length: 16 }, () => [60, 58, 56, 53]).flat()),
          ...later([[62], [62, 65], [57, 64], [59, 62, 65], [57, 64]], 3),
        ]),
      ],
    },
  ],
  [
    'HA19',
    'trap',
    'a first half in which every note belongs to the second key too',
    chords([...Array.from({ length: 4 }, () => [C, Am, G, Em]).flat(), ...lifted(7, 4)]),
  ],
  ['HA19', 'beside', 'four bars in D', chords([...lifted(0, 4), ...lifted(2, 1), ...lifted(0, 4)])],
  [
    'HA19',
    'trap',
    'D minor without its sixth step around eight bars on C',
    chords([...repeat([Dm, F, Am, fifth], 4), ...repeat([C, G7, G7, C], 2), ...repeat([Dm, F, Am, fifth], 4)]),
  ],
  ['HA19', 'trap', 'the relative minor', chords([...lifted(0, 4), Am, Dm, E, Am, Am, F, E, Am, Am, Dm, E, Am])],
  ['HA19', 'trap', 'the parallel minor', chords([...lifted(0, 4), ...parallel, ...parallel, ...parallel, ...parallel])],
  ['HA19', 'trap', 'a dominant of the dominant on its way', chords([C, F, [38, 57, 62, 66], G, C, F, G, C], 4)],
]
