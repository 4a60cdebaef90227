import type { MidiClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { midi, midiClip, repeated } from '../../testing/report-of.ts'
import { bars, line, loop, part } from './harmony.cases.ts'

type Rows = NonNullable<MidiClipDescription['notes']>

/** F for three beats, E♭ for one, C for four: two bars. */
export const FALL: Rows = [
  { pitch: 53, startBeats: 0, durationBeats: 3 },
  { pitch: 51, startBeats: 3, durationBeats: 1 },
  { pitch: 48, startBeats: 4, durationBeats: 4 },
]
/** Two chords struck over and over in four bars, no line. */
const STABS: Rows = [0, 2.5, 6, 8, 10.5, 14].flatMap((startBeats, at) =>
  [48, 60, 63 - (at % 2), 67, 69].map((pitch) => ({ pitch, startBeats, durationBeats: 0.5 })),
)
export const looped = (name: string, notes: Rows, loopBeats: number, lengthBeats: number): TrackDescription =>
  midi({
    name,
    arrangementClips: [midiClip({ lengthBeats, notes, loop: { isOn: true, start: 0, end: loopBeats } })],
  })
const struck = (name: string, from: number, count: number): TrackDescription =>
  midi({ name, arrangementClips: [midiClip({ startBeats: from * 4, lengthBeats: count * 4 })] })
/** The track, and others that come and go: a pad in bars 9 to 24, percussion in bars 17 to 32. */
export const under = (...tracks: TrackDescription[]): SetDescription => ({
  tracks: [...tracks, struck('Pad', 8, 16), struck('Conga', 16, 16)],
})
/** Sixteen bars: C and E for four bars each, E♭ for eight. */
const slow = (low: number): Rows => [
  { pitch: low, startBeats: 0, durationBeats: 16 },
  { pitch: low + 4, startBeats: 16, durationBeats: 16 },
  { pitch: low + 3, startBeats: 32, durationBeats: 32 },
]
const placed = (name: string, notes: Rows, times: number, startBeats: number): TrackDescription =>
  midi({ name, arrangementClips: repeated(midiClip({ startBeats, lengthBeats: 64, notes }), times) })

/** A pad on A over a bass that moves, in a clip of each of these scenes. */
const scenes = (numbers: readonly number[], lengthBeats: number): SetDescription => ({
  tracks: [
    ...[57, 69, 81].map((pitch) =>
      inScenes(`Pad ${String(pitch)}`, [{ pitch, startBeats: 0, durationBeats: lengthBeats }]),
    ),
    inScenes('Bass', line([40, 36, 38, 35])),
  ].map((play) => play(numbers, lengthBeats)),
})
const inScenes =
  (name: string, notes: Rows) =>
  (numbers: readonly number[], lengthBeats: number): TrackDescription => ({
    kind: 'midi',
    name,
    sessionClips: Object.fromEntries(
      numbers.map((scene) => [
        scene,
        midiClip({ lengthBeats, notes, loop: { isOn: true, start: 0, end: lengthBeats } }),
      ]),
    ),
  })

const OSTINATO = { lesson: 'ha14-ostinato' }

/** Sets of one figure: an ostinato of a whole song, a theme that is handed on. */
export const FIGURES_CASES: readonly CheckCase[] = [
  ['HA14', 'fires', 'three notes that a loop repeats through the song', under(looped('Piano', FALL, 8, 128)), OSTINATO],
  ['HA14', 'fires', 'chords that a loop repeats through the song', under(looped('Piano', STABS, 16, 128)), OSTINATO],
  [
    'HA14',
    'fires',
    'chords of which two are heard at first, then all four over and over',
    under(
      midi({
        name: 'Piano',
        arrangementClips: [
          midiClip({ lengthBeats: 16, notes: STABS.slice(0, 10) }),
          midiClip({ startBeats: 16, lengthBeats: 176, notes: STABS, loop: { isOn: true, start: 0, end: 16 } }),
        ],
      }),
    ),
    OSTINATO,
  ],
  [
    'HA14',
    'trap',
    'the same chords with another last note in each of three passes',
    under(
      looped(
        'Piano',
        [0, 1, 2].flatMap((pass) =>
          STABS.map((row, at) => ({
            ...row,
            startBeats: row.startBeats + pass * 16,
            pitch: row.pitch + (at === STABS.length - 1 ? pass : 0),
          })),
        ),
        48,
        288,
      ),
    ),
  ],
  ['HA14', 'beside', 'the same in half of the bars', under(looped('Piano', FALL, 8, 64))],
  ['HA14', 'trap', 'the same alone, with nothing that comes and goes', { tracks: [looped('Piano', FALL, 8, 128)] }],
  [
    'HA14',
    'trap',
    'chords that come round as a loop, which has its name',
    under(looped('Piano', bars(loop, 1), 16, 128)),
  ],
  [
    'HA14',
    'trap',
    'one chord struck again through the song',
    under(
      looped(
        'Piano',
        [0, 1.5, 2.5].flatMap((startBeats) => [60, 63, 67].map((pitch) => ({ pitch, startBeats, durationBeats: 1 }))),
        4,
        128,
      ),
    ),
  ],
  [
    'HA14',
    'trap',
    'a tune that goes on and on',
    under(part('Piano', line(Array.from({ length: 128 }, (_, at) => 60 + (((at ** 3 * 13 + at * 29) % 1009) % 17))))),
  ],
  [
    'HA14',
    'fires',
    'three notes held for bars, handed from a guitar to a viola',
    { tracks: [placed('Guitar', slow(48), 4, 0), placed('Viola', slow(60), 4, 256)] },
    { lesson: 'ha14-handed-on' },
  ],
  [
    'HA14',
    'beside',
    'three notes held for bars, three times in each',
    { tracks: [placed('Guitar', slow(48), 3, 0), placed('Viola', slow(60), 3, 192)] },
  ],
  ['HA27', 'fires', 'a note that is held in two scenes of four bars', scenes([0, 1], 16), { lesson: 'ha27-one-note' }],
  ['HA27', 'beside', 'the same in one scene of four bars', scenes([0], 16)],
]
