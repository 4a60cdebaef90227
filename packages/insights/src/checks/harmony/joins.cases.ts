import type { CheckCase } from '../../testing/check-case.ts'
import { Am, C, chords, Dm, E, Em, F, G, loop, over } from './harmony.cases.ts'

const up = (pitches: readonly number[], semitones: number) => pitches.map((one) => one + semitones)
/** C, Am, F, Am by the nearest notes. */
const CLOSE = [
  [60, 64, 67],
  [60, 64, 69],
  [60, 65, 69],
  [60, 64, 69],
]
/** C, Am, F, Am as triads in root position, each far from the one before. */
const BLOCK = [
  [60, 64, 67],
  [69, 72, 76],
  [53, 57, 60],
  [69, 72, 76],
]
/** B♭, outside of C major and A minor. */
const LATE = [46, 58, 62, 65]
const five = (one: readonly (readonly number[])[]) => Array.from({ length: 5 }, () => one).flat()
/** Sets that the checks on joins of chords, dominants and roots are shown. */
export const JOINS_CASES: readonly CheckCase[] = [
  ['HA21', 'fires', 'close chords', chords(CLOSE, 4)],
  ['HA21', 'beside', 'seven moves', chords(CLOSE, 2)],
  ['HA21', 'fires', 'triads that all go the same way', chords(BLOCK, 4)],
  [
    'HA21',
    'trap',
    'blocks without a note in common',
    chords(
      [0, 2, 4, 6].map((by) => up(C.slice(1), by)),
      4,
    ),
  ],
  [
    'HA21',
    'trap',
    'triads a third apart, which keep two notes',
    chords(
      [0, 1, 2, 1].map((at) => [60, 64, 67, 71, 74].slice(at, at + 3)),
      4,
    ),
  ],
  [
    'HA21',
    'trap',
    'one chord in three octaves',
    chords(
      [0, 12, 24].map((by) => up(C.slice(1), by)),
      4,
    ),
  ],
  ['HA21', 'trap', 'a line with a chord now and then', chords([...CLOSE, [60], [62], [64], [65]], 4)],
  ['HA22', 'fires', 'a minor loop with a minor dominant', chords([Am, Dm, Em, Am], 4)],
  ['HA22', 'beside', 'twice', chords([Am, Dm, Em, Am, Am, Dm, Am, Am, Am, Dm, Em, Am], 1)],
  [
    'HA22',
    'trap',
    'the leading note in one of them',
    chords([Am, Dm, Em, Am, Am, Dm, E, Am, Am, Dm, Em, Am, Am, Dm, Em, Am]),
  ],
  ['HA22', 'trap', 'a minor dominant that never leads home', chords([Am, Dm, Em, F], 4)],
  ['HA22', 'trap', 'a minor dominant over its third', chords([Am, Dm, over(43)(Em), Am], 4)],
  ['HA23', 'fires', 'sixteen chords in root position', chords(loop, 4)],
  ['HA23', 'beside', 'fourteen', chords([...loop, ...loop, ...loop, ...loop.slice(0, 2)])],
  ['HA23', 'trap', 'one chord over its third', chords([...loop, ...loop, ...loop, ...loop, over(40)(C)])],
  ['HA24', 'fires', 'one chord kept for the sixth time round', chords([...five(loop), F, LATE, C, LATE])],
  [
    'HA24',
    'beside',
    'in the first quarter of a long song',
    chords([...five(loop), F, LATE, C, LATE, ...five(loop), ...five(loop), ...five(loop), ...five(loop)]),
  ],
  ['HA24', 'beside', 'in bar 13 already', chords([...loop, ...loop, ...loop, F, LATE, C, LATE])],
  [
    'HA24',
    'trap',
    'its notes in the melody over another chord',
    chords([...five([C, G, Am, [...F, 62, 69]]), F, Dm, C, Dm]),
  ],
]
