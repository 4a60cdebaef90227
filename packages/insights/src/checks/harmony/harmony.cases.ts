import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { midi, midiClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

type Row = { readonly pitch: number; readonly startBeats: number; readonly durationBeats: number }

export const C = [48, 60, 64, 67]
export const G = [43, 59, 62, 67]
export const Am = [45, 57, 60, 64]
export const F = [41, 57, 60, 65]
export const Dm = [38, 57, 62, 65]
export const E = [40, 56, 59, 64]
export const Em = [40, 55, 59, 64]
const E7 = [40, 56, 62, 64, 71]

export const bars = (chords: readonly (readonly number[])[], times = 1): Row[] =>
  Array.from({ length: times }, () => chords)
    .flat()
    .flatMap((pitches, bar) => pitches.map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4 })))
export const part = (name: string, notes: readonly Row[]): TrackDescription =>
  midi({
    name,
    arrangementClips: [midiClip({ lengthBeats: Math.max(...notes.map((row) => row.startBeats)) + 4, notes })],
  })
export const chords = (loop: readonly (readonly number[])[], times = 1, rest: SetDescription = {}): SetDescription => ({
  ...rest,
  tracks: [part('Chords', bars(loop, times)), ...(rest.tracks ?? [])],
})
/** The loop in a clip that was given a scale. */
const scaled = (rootPitchClass: number, name: string, times = 4): TrackDescription =>
  midi({
    name: 'Chords',
    arrangementClips: [
      midiClip({ lengthBeats: times * 16, notes: bars(loop, times), scale: { rootPitchClass, name } }),
    ],
  })
export const line = (pitches: readonly number[], step = 1): Row[] =>
  pitches.map((pitch, index) => ({ pitch, startBeats: index * step, durationBeats: step }))
export const over = (bass: number) => (pitches: readonly number[]) => [bass, ...pitches.slice(1)]
export const loop = [C, G, Am, F]
export const lead = (pitches: readonly number[]): SetDescription =>
  chords(loop, 4, { tracks: [part('Lead', line(pitches))] })
/** Thirty-two notes around G4 whose `peak`th is an octave above the lowest. */
export const hill = (peak: number, again?: number) =>
  Array.from({ length: 32 }, (_, index) =>
    index === peak || index === again ? 84 : ([72, 74, 76, 79, 76, 74, 76, 77][index % 8] ?? 72),
  )

/** Forty notes on A, D, E and G: a home, and no third. */
const OPEN = [57, 62, 64, 57, 55, 57, 62, 64].flatMap((pitch) => Array.from({ length: 5 }, () => pitch))
/** Eight bars of C that pass once by D7 and G. */
const toFifth = [C, C, [38, 54, 60, 62, 69], G, C, C, C, C]
/** E7, then F for its bar, with A minor for so many beats on the way. */
const onTheWay = (beats: number): SetDescription => {
  const rows = bars([C, E7, F, G, C, F, G, C], 2).map((row) =>
    row.startBeats % 32 === 8 ? { ...row, startBeats: row.startBeats + beats, durationBeats: 4 - beats } : row,
  )
  const passing = [8, 40].flatMap((startBeats) => Am.map((pitch) => ({ pitch, startBeats, durationBeats: beats })))
  return { tracks: [part('Chords', [...rows, ...passing])] }
}
const away = [Dm, F, G, Em]
/** C minor, F minor, G, C minor. */
export const parallel = [[48, 60, 63, 67], [41, 56, 60, 65], G, [48, 60, 63, 67]]
/** A phrase in C so many times, moved by so many semitones. */
export const lifted = (semitones: number, times: number) =>
  Array.from({ length: times }, () => [C, F, G, C])
    .flat()
    .map((pitches) => pitches.map((pitch) => pitch + semitones))
/** Sets that the checks of this folder are shown. */
export const HARMONY_CASES: readonly CheckCase[] = [
  ['HA01', 'fires', 'four chords, four times round', chords(loop, 4)],
  ['HA01', 'beside', 'three times round', chords(loop, 3)],
  ['HA01', 'trap', 'C major and C minor in turns', chords([C, [48, 60, 63, 67]], 8)],
  ['HA01', 'fires', 'a suspension that resolves is no second third', chords([F, [43, 60, 62, 67], G, Am], 8)],
  ['HA01', 'trap', 'A minor, then E minor and E major, which are one chord', chords([Am, F, Em, E], 8)],
  ['HA01', 'trap', 'chords that never return', chords([C, F, G, Am, Dm, G, C, Em, F, Dm, E, Am])],
  ['HA02', 'fires', 'two phrases that close G to C', chords([C, F, G, C], 2)],
  ['HA02', 'fires', 'a loop that ends on G, and begins again on C', chords([C, Am, F, G], 4)],
  ['HA02', 'beside', 'one chord', chords([C], 8)],
  ['HA02', 'trap', 'G to C in the second and third bar of four', chords([F, G, C, Am], 3)],
  ['HA02', 'trap', 'F to C on the end of four bars', chords([C, Am, F, C, Dm, Am, F, C], 2)],
  ['HA02', 'trap', 'G minor to C, no dominant by its third', chords([C, F, [43, 55, 58, 62], C], 3)],
  ['HA02', 'trap', 'a loop that begins on C again after F', chords([C, Em, Am, F], 4)],
  ['HA02', 'trap', 'two chords in turns', chords([C, G], 12)],
  ['HA02', 'trap', 'a loop of four that goes on and on', chords([C, Am, F, G], 8)],
  [
    'HA20',
    'fires',
    'A minor and A major over A, for sixteen bars',
    chords([Am, [45, 57, 61, 64], Am, Am].map(over(33)), 4),
  ],
  ['HA20', 'beside', 'twelve bars of it', chords([Am, [45, 57, 61, 64], Am, Am].map(over(33)), 3)],
  [
    'HA20',
    'beside',
    'half of the bars',
    chords(
      [Am, F, Am, F].map((each, bar) => over(bar % 2 ? 29 : 33)(each)),
      5,
    ),
  ],
  [
    'HA20',
    'trap',
    'tones that come only after the ground',
    chords([...Array.from({ length: 16 }, () => [33, 45, 57]), Dm, E, C, F, Dm, E7, F, E7]),
  ],
  ['HA20', 'trap', 'a loop that comes home', chords(loop, 8)],
  [
    'HA20',
    'trap',
    'a bass that comes down to A in each bar',
    chords([Am, F, Am, F], 5, {
      tracks: [part('Bass', line(Array.from({ length: 80 }, (_, beat) => [45, 45, 41, 33][beat % 4] ?? 33)))],
    }),
  ],
  ['HA20', 'trap', 'one note alone', { tracks: [part('Bass', line(Array.from({ length: 96 }, () => 33)))] }],
  ['HA03', 'fires', 'four chords over C', chords([C, F, G, Am].map(over(36)), 2)],
  [
    'HA03',
    'beside',
    'F, G and Am over C in less than two bars',
    {
      tracks: [
        part('Chords', [
          ...bars([C, F, C, G]),
          ...[F, G, Am].flatMap((pitches, at) =>
            over(36)(pitches).map((pitch) => ({ pitch, startBeats: 16 + at * 2, durationBeats: 2 })),
          ),
          ...bars([Am, F, G, C]).map((row) => ({ ...row, startBeats: row.startBeats + 22 })),
        ]),
      ],
    },
  ],
  ['HA03', 'beside', 'the same over their own roots', chords([C, F, G, Am], 2)],
  ['HA03', 'trap', 'C, F and F7 over C', chords([C, F, [41, 57, 60, 63], F].map(over(36)), 2)],
  ['HA03', 'trap', 'C, F and Am over C, which all hold it', chords([C, F, Am, F].map(over(36)), 2)],
  ['HA03', 'trap', 'two chords over C', chords([C, F].map(over(36)), 4)],
  [
    'HA03',
    'trap',
    'a bass that only overlaps into the next chords',
    {
      tracks: [
        part('Chords', bars([C, F, G, Am], 2)),
        part(
          'Bass',
          Array.from({ length: 8 }, (_, bar) => [
            { pitch: 36, startBeats: bar * 4 + 3.5, durationBeats: 1 },
            { pitch: [29, 31, 33, 36][bar % 4] ?? 36, startBeats: bar * 4 + 4.5, durationBeats: 3 },
          ]).flat(),
        ),
      ],
    },
  ],
  ['HA05', 'fires', 'E7 that leads to Am', chords([C, E7, Am, F, C, G, C, C], 2)],
  ['HA05', 'beside', 'E minor before Am', chords([C, Em, Am, F, C, G, C, C], 2)],
  [
    'HA05',
    'trap',
    'E and D alone before Am: a dominant without its leading tone',
    chords([C, [40, 52, 62, 76], Am, F, C, G, C, C], 2),
  ],
  ['HA05', 'fires', 'D7 that leads to G in C, whose F never sounds', chords(toFifth, 4)],
  [
    'HA05',
    'trap',
    'the same under a melody that has F♯ throughout',
    chords(toFifth, 4, { tracks: [part('Lead', line(Array.from({ length: 32 }, () => [67, 66, 64, 67]).flat()))] }),
  ],
  ['HA05', 'trap', 'E7 to F, with Am on the way for half a beat', onTheWay(0.5)],
  ['HA05', 'fires', 'the same with Am for two beats', onTheWay(2)],
  ['HA05', 'trap', 'E7 that goes nowhere', chords([C, E7, G, F, C, G, C, C], 2)],
  ['HA06', 'fires', 'G♯ under E and G under C', chords([Am, F, C, E, Am, Dm, E, Am], 2)],
  ['HA06', 'beside', 'G only', chords([Am, F, C, G, Am, Dm, Em, Am], 2)],
  [
    'HA07',
    'fires',
    'D Dorian',
    chords(
      [
        [38, 57, 62, 65],
        [43, 59, 62, 67],
      ],
      8,
      { tracks: [part('Bass', line(Array.from({ length: 64 }, () => 38)))] },
    ),
  ],
  ['HA07', 'trap', 'D with both sixths', chords([Dm, [43, 59, 62, 67], Dm, [38, 58, 62, 65]], 4)],
  [
    'HA07',
    'trap',
    'four steps of a mode, beside a long foreign note',
    chords(
      [
        [38, 57, 62],
        [38, 59, 62],
        [38, 57, 62],
        [38, 61, 62],
      ],
      8,
    ),
  ],
  ['HA07', 'trap', 'one chord with a sixth', chords([[36, 60, 63, 67, 69]], 16)],
  [
    'HA07',
    'trap',
    'D with one long bright sixth and more short plain ones',
    chords([Dm, [43, 59, 62, 67], Dm, Am], 1, {
      tracks: [part('Lead', line([...Array.from({ length: 48 }, () => 62), 70, 69, 70, 65, 70, 69, 62, 62], 0.25))],
    }),
  ],
  ['HA07', 'beside', 'plain C major', chords(loop, 4)],
  ['HA08', 'fires', 'the scale of E major', chords(loop, 4, { scale: { rootPitchClass: 4, name: 'Major' } })],
  [
    'HA08',
    'beside',
    'A minor, which has the same notes',
    chords(loop, 4, { scale: { rootPitchClass: 9, name: 'Minor' } }),
  ],
  ['HA08', 'fires', 'the scale of E major in the clip view', { tracks: [scaled(4, 'Major')] }],
  ['HA08', 'beside', 'the scale of A minor in the clip view', { tracks: [scaled(9, 'Minor')] }],
  [
    'HA08',
    'trap',
    'a clip of another scale that most of the song is not in',
    { tracks: [part('Chords', bars(loop, 4)), part('Pad', bars(loop, 4)), scaled(4, 'Major', 2)] },
  ],
  ['HA08', 'trap', 'no scale', chords(loop, 4)],
  ['HA15', 'fires', 'twelve bars away from C', chords([...loop, ...away, ...away, ...away, ...loop, C])],
  [
    'HA15',
    'trap',
    'one chord away, with silence for most of twelve bars',
    chords([...loop, ...Array.from({ length: 4 }, () => [F, [], []]).flat(), ...loop, ...loop, C]),
  ],
  [
    'HA15',
    'trap',
    'a home that a held bass makes of E minor',
    chords([...loop, ...away, ...away, ...away, ...[F, G, Em, G, F, Em].map(over(36)), ...loop]),
  ],
  ['HA15', 'trap', 'home in doubt', chords([...loop, ...away, ...away, ...away, [40, 55, 60, 64, 71]])],
  ['HA15', 'beside', 'four bars away from C', chords([...loop, ...away, ...loop, ...loop, C])],
  ['HA15', 'trap', 'a song that does not come back', chords([...loop, ...loop, ...away, ...away, ...away])],
  ['MI07', 'fires', 'a C♯ between C and D', lead([...hill(20).slice(0, 30), 72, 73, 74, 76])],
  [
    'MI07',
    'fires',
    'four of them',
    lead([...hill(20).slice(0, 30), ...Array.from({ length: 4 }, () => [72, 73, 74, 76]).flat()]),
    { lesson: 'mi07-one-note' },
  ],
  [
    'MI07',
    'trap',
    'a minor that has the bright sixth and never the other',
    chords([Am, Em, Am, Em], 4, {
      tracks: [
        part(
          'Lead',
          line(
            [69, 71, 72, 78, 76, 72, 71, 69]
              .flatMap((pitch) => [pitch, pitch])
              .concat([69, 78, 76, 78, 76, 78, 76, 69, 72, 76, 69, 78, 76, 72, 71, 69]),
            2,
          ),
        ),
      ],
    }),
  ],
  ['MI07', 'beside', 'every note in the key', lead(hill(20))],
  ['MI07', 'trap', 'a B♭ in A minor, if it is that', { tracks: [part('Lead', line([...OPEN, 58, 57, 57, 57]))] }],
  ['MI07', 'trap', 'a leading tone in minor', chords([Am, F, Dm, E, Am, F, E, Am], 2)],
  [
    'HA01',
    'trap',
    'a line alone, which makes no chords',
    { tracks: [part('Lead', bars([[69], [71], [67], [66]], 8))] },
  ],
  ['HA02', 'trap', 'chords that turn about home without arriving', chords([Am, F], 4)],
  ['HA06', 'trap', 'a G♯ on its way to A in C major', chords([C, E, F, G, C, F, G, C], 2)],
  [
    'HA06',
    'trap',
    'a B that is the C♭ of D♭7 in C minor',
    chords(
      [
        [48, 60, 63, 67],
        [44, 60, 63, 68],
        [49, 61, 65, 68, 71],
        [48, 60, 63, 67],
        [41, 56, 60, 65],
        [46, 58, 62, 65],
        [49, 61, 65, 68, 71],
        [48, 60, 63, 67],
      ],
      2,
    ),
  ],
  ['HA07', 'trap', 'plain A minor', chords([Am, Dm, Em, Am], 4)],
]
