import type { CheckCase } from '../../testing/check-case.ts'
import { midi, midiClip } from '../../testing/report-of.ts'
import { Am, bars, C, chords, Dm, Em, F, G, part } from './harmony.cases.ts'

const seventh = (third: number, root: number) => [root, root + 12 + third, root + 19, root + third + 19]
const maj7 = (root: number) => seventh(4, root)
const m7 = (root: number) => seventh(3, root)
/** Em7, E♭maj7, Dm7, D♭maj7, Cmaj7. */
export const byASemitone = [m7(40), maj7(39), m7(38), maj7(37), maj7(36)]
/** Em7, Am7, D7, Gmaj7, Cmaj7. */
export const byAFifth = [m7(40), m7(45), [38, 54, 60, 62, 69], maj7(43), maj7(36)]

/** A bass on A, B, G and F♯, each struck off the beat through two bars. */
const bassLoop = [33, 35, 31, 30, 33, 35, 31, 30, 33, 35, 31, 30, 33, 35, 31, 30].flatMap((pitch, at) =>
  [0, 0.5, 2, 3.5, 5, 6.5].map((beat) => ({ pitch, startBeats: at * 8 + beat, durationBeats: 1 })),
)

/** Chords that are played once, and what comes round otherwise than as a loop of three or four. */
export const CHORD_ROW_CASES: readonly CheckCase[] = [
  ['HA01', 'fires', 'two chords in turns', chords([F, G], 8), { lesson: 'ha01-two-chords' }],
  ['HA01', 'fires', 'a blues', chords([C, C, C, C, F, F, C, C, G, F, C, C], 6), { lesson: 'ha01-blues' }],
  ['HA01', 'fires', 'a bass that goes round', { tracks: [part('Bass', bassLoop)] }, { lesson: 'ha01-bass' }],
  ['HA29', 'fires', 'four chords, once', chords([C, Am, F, G], 1)],
  ['HA29', 'fires', 'four chords, twice', chords([C, Am, F, G], 2)],
  ['HA29', 'fires', 'major sevenths that fall by a semitone', chords(byASemitone, 1), { lesson: 'ha29-sequence' }],
  ['HA29', 'beside', 'more than can be seen at once', chords([C, Am, F, G, Dm, G, C, Em, F, Dm, G], 1)],
  ['HA29', 'beside', 'one chord', chords([C], 8)],
  [
    'HA29',
    'trap',
    'F, G and C with a bass on F and on C, and a C: two names of the same notes',
    chords([[41, 55, 60, 65], [36, 55, 60, 65], C, [41, 55, 60, 65], [36, 55, 60, 65], C], 1),
  ],
  ['HA29', 'trap', 'a loop that HA01 names', chords([C, Am, F, G], 4)],
  [
    'HA29',
    'trap',
    'two notes at a time',
    chords(
      [C, Am, F, G].map((pitches) => pitches.slice(0, 2)),
      1,
    ),
  ],
  [
    'HA29',
    'trap',
    'a bar of chords behind eight of single notes',
    {
      tracks: [
        midi({
          arrangementClips: [
            midiClip({
              lengthBeats: 40,
              notes: [
                ...bars([[36], [38], [41], [43], [36], [38], [41], [43]]),
                ...bars([C, G]).map((note) => ({ ...note, startBeats: 32 + note.startBeats })),
              ],
            }),
          ],
        }),
      ],
    },
  ],
]
