import { audio, audioClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { Am, bars, C, chords, Dm, E, Em, F, G, line, loop, over, part } from './harmony.cases.ts'

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
/** C, Am, F and G so many times; from the third time on D minor takes half of the first, of the second bar and so on. */
const wandering = (times: number) =>
  Array.from({ length: times * 4 }, (_, bar) => {
    const chord = [C, Am, F, G][bar % 4] ?? C
    const pass = Math.floor(bar / 4)
    const isSplit = pass > 1 && bar % 4 === pass % 4
    const rows = (pitches: readonly number[], beats: number, at = 0) =>
      pitches.map((pitch) => ({ pitch, startBeats: bar * 4 + at, durationBeats: beats }))
    return isSplit ? [...rows(chord, 2), ...rows(Dm, 2, 2)] : rows(chord, 4)
  }).flat()
/** One chord so many times, over its third every second time. */
const many = ([bass = 45, ...rest]: readonly number[], times: number) =>
  Array.from({ length: times }, (_, bar) => [bar % 2 ? 48 : bass, ...rest])
const four = (one: readonly number[]) => Array.from({ length: 4 }, () => one)
/** Chords under a melody in A minor. */
const sung = (list: readonly (readonly number[])[], melody = [69, 72, 76, 72, 69, 71, 72, 76]) =>
  chords(list, 1, { tracks: [part('Lead', line(list.flatMap((_, bar) => melody.slice((bar % 2) * 4).slice(0, 4))))] })
/** C, Am, F and G so many times; in each second pass E minor takes the second half of G. */
const turning = (times: number) =>
  Array.from({ length: times }, (_, pass) =>
    bars([C, Am, F, G])
      .map((row) => ({ ...row, startBeats: row.startBeats + pass * 16 }))
      .flatMap((row) => (pass % 2 && row.startBeats % 16 === 12 ? [{ ...row, durationBeats: 2 }] : [row]))
      .concat(pass % 2 ? Em.map((pitch) => ({ pitch, startBeats: pass * 16 + 14, durationBeats: 2 })) : []),
  ).flat()
/** Sixteen bars of a figure in A minor under A, which two parts hold for so many beats of each bar. */
const held = (beats: number) => ({
  tracks: [
    ...[57, 81].map((pitch) =>
      part(
        `Pad ${String(pitch)}`,
        Array.from({ length: 16 }, (_, bar) => ({ pitch, startBeats: bar * 4, durationBeats: beats })),
      ),
    ),
    part('Bass', line(Array.from({ length: 16 }, () => [52, 48, 50, 47]).flat())),
  ],
})
/** So many parts that hold A for sixteen bars. */
const onOneNote = (parts: number) =>
  Array.from({ length: parts }, (_, at) => part(`Pad ${String(at)}`, bars([[57 + at * 12]], 16)))
const recording = audio({ arrangementClips: [audioClip({ lengthBeats: 64 })] })
/** Sets that the checks on joins of chords, dominants and roots are shown. */
export const JOINS_CASES: readonly CheckCase[] = [
  ['HA21', 'fires', 'close chords', chords(CLOSE, 4)],
  ['HA21', 'beside', 'seven moves', chords(CLOSE, 2)],
  ['HA21', 'fires', 'triads that all go the same way', chords(BLOCK, 4), { lesson: 'ha21-block' }],
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
  [
    'HA22',
    'trap',
    'a minor dominant of one beat',
    {
      tracks: [
        part(
          'Chords',
          Array.from({ length: 8 }, (_, pass) =>
            [
              { pitches: Am, at: 0, beats: 4 },
              { pitches: F, at: 4, beats: 3 },
              { pitches: Em, at: 7, beats: 1 },
            ].flatMap(({ pitches, at, beats }) =>
              pitches.map((pitch) => ({ pitch, startBeats: pass * 8 + at, durationBeats: beats })),
            ),
          ).flat(),
        ),
      ],
    },
  ],
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
  [
    'HA01',
    'fires',
    'a loop with another chord on the way in each second pass',
    { tracks: [part('Chords', turning(6))] },
  ],
  ['HA01', 'beside', 'the same three times', { tracks: [part('Chords', turning(3))] }],
  [
    'HA01',
    'trap',
    'roots and thirds alone in most passes',
    chords([...five([C, G, Am, F].map((chord) => [chord[0] ?? 0, chord[2] ?? 0])), C, G, Am, F, C, G, Am, F]),
  ],
  [
    'HA01',
    'trap',
    'two chords of three and a half beats together',
    {
      tracks: [
        part(
          'Chords',
          Array.from({ length: 16 }, (_, pass) =>
            [C, F].flatMap((chord, at) =>
              chord.map((pitch) => ({ pitch, startBeats: pass * 3.5 + at * 2, durationBeats: at ? 1.5 : 2 })),
            ),
          ).flat(),
        ),
      ],
    },
  ],
  [
    'HA01',
    'trap',
    'two sounds that make no chords for sure',
    chords(
      [
        [48, 52, 53, 59],
        [40, 45, 50, 55],
      ],
      10,
    ),
  ],
  [
    'HA01',
    'fires',
    'a loop with another chord on the way at another place each time',
    { tracks: [part('Chords', wandering(8))] },
  ],
  ['HA27', 'fires', 'sixteen bars on one chord', sung(many(Am, 16))],
  [
    'HA27',
    'trap',
    'beside a recording that plays for half of them',
    { tracks: [...(sung(many(Am, 16)).tracks ?? []), audio({ arrangementClips: [audioClip({ lengthBeats: 32 })] })] },
  ],
  [
    'HA27',
    'fires',
    'beside drums that are a recording',
    {
      tracks: [
        ...(sung(many(Am, 16)).tracks ?? []),
        audio({ name: 'Drums', arrangementClips: [audioClip({ lengthBeats: 64 })] }),
      ],
    },
  ],
  [
    'HA27',
    'trap',
    'a suspended chord',
    sung(
      Array.from({ length: 16 }, () => [45, 57, 62, 64]),
      [69, 74, 76, 69],
    ),
  ],
  [
    'HA27',
    'trap',
    'a diminished chord',
    sung(
      Array.from({ length: 16 }, () => [47, 59, 62, 65]),
      [71, 74, 77, 74],
    ),
  ],
  ['HA27', 'beside', 'fifteen', sung(many(Am, 15))],
  [
    'HA27',
    'fires',
    'twelve of sixteen, with a seventh in some',
    sung([...many(Am, 8), ...four([45, 57, 60, 64, 67]), F, G, F, G]),
  ],
  ['HA27', 'beside', 'eleven', sung([...many(Am, 11), F, G, F, G, F])],
  [
    'HA27',
    'trap',
    'A minor and A major in turns',
    sung([Am, [45, 57, 61, 64], Am, [45, 57, 61, 64], ...many(Am, 4), ...many([45, 57, 61, 64], 8)]),
  ],
  [
    'HA27',
    'trap',
    'one fifth',
    sung(
      Array.from({ length: 16 }, () => [45, 52, 57, 64]),
      [69, 76, 69, 76],
    ),
  ],
  ['HA27', 'trap', 'one bass note', { tracks: [part('Bass', bars([[33]], 24))] }],
  ['HA27', 'fires', 'a note that is held over a figure', held(4), { lesson: 'ha27-one-note' }],
  ['HA27', 'beside', 'a note that sounds for no longer than the figure', held(2)],
  ['HA27', 'fires', 'one note on three tracks, and no key', { tracks: onOneNote(3) }, { lesson: 'ha27-one-note' }],
  [
    'HA27',
    'fires',
    'the same beside a recording',
    { tracks: [...onOneNote(3), recording] },
    { lesson: 'ha27-one-note' },
  ],
  [
    'HA27',
    'beside',
    'two thirds of the time on one note beside a recording',
    { tracks: [...onOneNote(4), part('Lead', line(Array.from({ length: 128 }, (_, at) => 60 + (at % 5)))), recording] },
  ],
  ['HA27', 'beside', 'on two tracks beside a recording', { tracks: [...onOneNote(2), recording] }],
]
