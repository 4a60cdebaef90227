import type { MidiNoteDescription, SetDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { bars, chords, line, loop, part } from '../harmony/harmony.cases.ts'

/** So many notes of a tune that goes up and down. */
const tune = (notes: number) =>
  line(Array.from({ length: notes }, (_, index) => [67, 69, 71, 72, 76, 74, 72, 69][index % 8] ?? 67))
const sung = (name: string, notes: number, rest: SetDescription = {}): SetDescription => ({
  ...rest,
  tracks: [part(name, tune(notes)), ...(rest.tracks ?? [])],
})
/** A bar of kick, snare, hats and a ghost note, so many times. */
const kit = (count: number, velocityOf: (pitch: number) => number): MidiNoteDescription[] =>
  Array.from({ length: count }, (_, bar) =>
    [
      [36, 0],
      [42, 0],
      [37, 0.75],
      [38, 1],
      [42, 2],
      [36, 2],
      [38, 3],
    ].map(([pitch = 36, beat = 0]) => ({
      pitch,
      startBeats: bar * 4 + beat,
      durationBeats: 0.2,
      velocity: velocityOf(pitch),
    })),
  ).flat()
const soft = (pitch: number) => (pitch === 37 || pitch === 42 ? 50 : 110)
const drums = (
  count: number,
  velocityOf: (pitch: number) => number,
  {
    keys = [36, 37, 38, 42],
    devices = [],
  }: { readonly keys?: readonly number[]; readonly devices?: readonly string[] } = {},
): SetDescription => ({
  tracks: [
    midi({
      name: 'Drums',
      arrangementClips: [
        midiClip({
          lengthBeats: count * 4,
          notes: kit(count, velocityOf).filter(({ pitch }) => keys.includes(pitch)),
        }),
      ],
      devices: devices.map((tag) => ({ tag })),
    }),
  ],
})

/** Sets that the checks are shown which hold a song against songs of others. At 120 BPM 45 bars last a minute and a half. */
export const OTHERS_CASES: readonly CheckCase[] = [
  ['HA25', 'fires', 'four chords for a minute and a half', chords(loop, 12)],
  ['HA25', 'beside', 'for two seconds less', chords(loop, 11)],
  [
    'HA25',
    'beside',
    'in less than half of a song',
    chords(loop, 9, { tracks: [audio({ arrangementClips: [audioClip({ lengthBeats: 292 })] })] }),
  ],
  [
    'HA25',
    'trap',
    'roots and fifths alone',
    chords(
      loop.map(([low = 36]) => [low, low + 7]),
      12,
    ),
  ],
  [
    'HA25',
    'trap',
    'a loop of the session',
    {
      tracks: [
        midi({
          name: 'Chords',
          sessionClips: [midiClip({ lengthBeats: 192, notes: bars(loop, 12) })],
          arrangementClips: [],
        }),
      ],
    },
  ],
  ['HA26', 'fires', 'a lead of 192 notes', sung('Lead', 192)],
  ['HA26', 'beside', 'in a song that is two seconds short of a minute and a half', sung('Lead', 176)],
  ['HA26', 'beside', 'of 63 notes in a longer song', sung('Lead', 63, { tracks: [part('Pad', bars(loop, 12))] })],
  ['HA26', 'fires', 'of 64', sung('Lead', 64, { tracks: [part('Pad', bars(loop, 12))] })],
  [
    'HA26',
    'beside',
    'a second lead of more than half as many notes',
    sung('Lead', 192, { tracks: [part('Lead 2', tune(97))] }),
  ],
  ['HA26', 'fires', 'a second lead of fewer', sung('Lead', 192, { tracks: [part('Lead 2', tune(48))] })],
  [
    'HA26',
    'trap',
    'a riff on five notes',
    { tracks: [part('Lead', line(Array.from({ length: 192 }, (_, at) => 67 + ((at * 2) % 10))))] },
  ],
  [
    'HA26',
    'trap',
    'a lead beside a recording of a voice',
    sung('Lead', 192, { tracks: [audio({ name: 'Vocals', arrangementClips: [audioClip({ lengthBeats: 192 })] })] }),
  ],
  [
    'HA26',
    'trap',
    'a lead that plays chords',
    { tracks: [part('Lead', [...tune(192), ...tune(192).map((note) => ({ ...note, pitch: note.pitch + 4 }))])] },
  ],
  [
    'HA26',
    'beside',
    'in fifteen bars',
    {
      tracks: [
        midi({
          name: 'Lead',
          arrangementClips: [
            midiClip({
              lengthBeats: 60,
              notes: tune(120).map((note) => ({ ...note, startBeats: note.startBeats / 2 })),
            }),
          ],
        }),
        part('Pad', bars(loop, 12)),
      ],
    },
  ],
  ['HA26', 'trap', 'what may be a lead by its range alone', sung('4-Synplant', 192)],
  ['HA26', 'trap', 'a bass', sung('Bass', 192)],
  ['RH09', 'fires', 'a kit with soft hats and ghost notes', drums(48, soft)],
  ['RH09', 'beside', 'for two seconds less than a minute and a half', drums(44, soft)],
  ['RH09', 'beside', 'three drums', drums(48, soft, { keys: [36, 38, 42] })],
  ['RH09', 'beside', '126 hits', { tracks: [...(drums(18, soft).tracks ?? []), part('Pad', bars(loop, 12))] }],
  ['RH09', 'fires', '133 hits', { tracks: [...(drums(19, soft).tracks ?? []), part('Pad', bars(loop, 12))] }],
  ['RH09', 'trap', 'a kit in three', { ...drums(48, soft), timeSignature: '3/4' }],
  ['RH09', 'trap', 'a kit on one velocity', drums(48, () => 100)],
  ['RH09', 'trap', 'a device that evens it out', drums(48, soft, { devices: ['MidiVelocity'] })],
]
