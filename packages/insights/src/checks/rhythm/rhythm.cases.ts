import type { MidiNoteDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { midi, midiClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

/** In a set with instruments, a track without one is silent. */
export const SYNTH: Partial<TrackDescription> = { devices: [{ tag: 'Operator' }] }
export const part = (name: string, notes: readonly MidiNoteDescription[], rest: Partial<TrackDescription> = {}) =>
  midi({ name, arrangementClips: [midiClip({ lengthBeats: 64, notes })], ...rest })
/** A pattern of pitches on steps, repeated every `lengthBeats` for sixteen bars. */
export const pattern = (
  lengthBeats: number,
  beats: readonly number[],
  until = 64,
  durationBeats = 0.25,
): MidiNoteDescription[] =>
  Array.from({ length: Math.floor(until / lengthBeats) }, (_, round) =>
    beats.map((beat, index) => ({
      pitch: 60 + index * 2,
      startBeats: round * lengthBeats + beat,
      durationBeats,
    })),
  ).flat()
export const one = (name: string, notes: readonly MidiNoteDescription[]): SetDescription => ({
  tracks: [part(name, notes)],
})
/** A bass line on two notes. */
export const low = (beats: readonly number[]): MidiNoteDescription[] =>
  pattern(4, beats).map((note, index) => ({ ...note, pitch: 36 + (index % 4) }))
/** Sixteenths whose second falls at `ratio` of each pair. */
export const sixteenths = (ratio: number): MidiNoteDescription[] =>
  Array.from({ length: 64 }, (_, index) => ({
    pitch: 42,
    startBeats: Math.floor(index / 2) * 0.5 + (index % 2) * ratio * 0.5,
    durationBeats: 0.1,
  }))
export const hats = (ratio: number, rest: Partial<TrackDescription> = {}) => part('Hats', sixteenths(ratio), rest)

/** A hit on every beat of sixteen bars. */
export const on = (pitch: number): MidiNoteDescription[] => pattern(1, [0]).map((note) => ({ ...note, pitch }))
export const sliced = on(36)
/** A Drum Rack of these samples: one alone lies on C1 and D2, more from C1 up. */
export const rack = (...samples: readonly string[]): Partial<TrackDescription> => ({
  devices: [
    {
      tag: 'DrumGroupDevice',
      chains: (samples.length === 1 ? [36, 50] : [36, 37, 38]).map((note, index) => ({
        note,
        devices: [{ tag: 'OriginalSimpler', samples: [{ path: `/Music/${samples[index] ?? samples[0] ?? ''}` }] }],
      })),
    },
  ],
})

/** A kit whose pads end in its name: a kick on D2, a shaker on D♯2, two snares. */
const kit = (name: string): Partial<TrackDescription> => ({
  devices: [
    {
      tag: 'DrumGroupDevice',
      chains: ['Kick', 'Shaker', 'Snare', 'Snare Rim'].map((voice, index) => ({
        note: 50 + index,
        name: `${voice} ${name}`,
        devices: [{ tag: 'OriginalSimpler' }],
      })),
    },
  ],
})

/** Sets that the checks of this folder are shown. */
export const RHYTHM_CASES: readonly CheckCase[] = [
  ['RH01', 'fires', 'three beats against four', one('Arp', pattern(3, [0, 0.5, 1, 1.5, 2]))],
  ['RH01', 'beside', 'three rounds only', one('Arp', pattern(3, [0, 0.5, 1, 1.5, 2], 9))],
  ['RH01', 'trap', 'a bar of four', one('Arp', pattern(4, [0, 0.5, 1.5, 2, 3]))],
  [
    'RH01',
    'trap',
    'three beats that start again with the second half of the song',
    {
      tracks: [
        midi({
          name: 'Arp',
          arrangementClips: [0, 64].map((startBeats) =>
            midiClip({ startBeats, lengthBeats: 64, notes: pattern(3, [0, 0.5, 1, 1.5, 2]) }),
          ),
        }),
      ],
    },
  ],
  [
    'RH01',
    'trap',
    'three beats in a bar of three',
    { timeSignature: '3/4', ...one('Arp', pattern(3, [0, 0.5, 1, 1.5, 2])) },
  ],
  [
    'RH04',
    'fires',
    'a kick on every beat',
    { tracks: [part('Kick', pattern(1, [0])), part('Snare', pattern(4, [1, 3]))] },
  ],
  [
    'RH04',
    'beside',
    'three bars of it',
    { tracks: [part('Kick', pattern(1, [0], 12)), part('Snare', pattern(4, [1, 3], 12))] },
  ],
  [
    'RH04',
    'trap',
    'the same in three',
    { timeSignature: '3/4', tracks: [part('Kick', pattern(1, [0])), part('Snare', pattern(3, [1, 2]))] },
  ],
  ['RH04', 'trap', 'a bass on every beat', one('Bass', pattern(1, [0]))],
  [
    'RH04',
    'fires',
    'pads with the name of their kit behind their own',
    { tracks: [part('Drums', on(50), kit('Deep Snare'))] },
  ],
  ['RH04', 'trap', 'a shaker in such a kit', { tracks: [part('Drums', on(51), kit('Deep Snare'))] }],
  ['RH04', 'trap', 'a four on the floor of shakers', { tracks: [part('Drums', sliced, rack('Shaker.wav'))] }],
  [
    'RH04',
    'trap',
    'hats on C1, in a rack within a pad that takes every key',
    {
      tracks: [
        part('Drums', on(36), {
          devices: [
            {
              tag: 'DrumGroupDevice',
              chains: [{ note: 128, name: 'Hats', devices: rack('Hat Closed.wav', 'Hat Open.wav').devices ?? [] }],
            },
          ],
        }),
      ],
    },
  ],
  [
    'RH04',
    'fires',
    'one kick on three pads',
    { tracks: [part('Drums', on(36), rack('Big Kick.wav', 'Big Kick.wav', 'Big Kick.wav'))] },
  ],
  [
    'RH04',
    'fires',
    'a kick on every beat that doubles in each eighth bar',
    one(
      'Kick',
      pattern(1, [0, 0.5]).filter(({ startBeats }) => startBeats % 1 === 0 || Math.floor(startBeats / 4) % 8 === 7),
    ),
    { lesson: 'rh04-fills' },
  ],
  ['RH04', 'fires', 'a kick on a pad that is called so', { tracks: [part('Drums', on(50), rack('Big Kick.wav'))] }],
  [
    'RH06',
    'fires',
    'a bass that is late by 20 to 50 ms',
    {
      tempo: 120,
      ...one(
        'Bass',
        low([0, 1, 2, 3]).map((note, at) => ({ ...note, startBeats: note.startBeats + 0.04 + (at % 3) * 0.015 })),
      ),
    },
  ],
  [
    'RH06',
    'fires',
    'a bass 20 ms behind the grid',
    { tempo: 120, ...one('Bass', low([0.04, 1.04, 2.29, 3.04])) },
    { lesson: 'rh06-moved' },
  ],
  [
    'RH06',
    'fires',
    'keys 20 ms ahead of it',
    { tempo: 120, ...one('Keys', low([0.96, 1.46, 2.71, 3.96])) },
    { lesson: 'rh06-moved' },
  ],
  ['RH06', 'beside', 'a bass 8 ms behind it', { tempo: 120, ...one('Bass', low([0.016, 1.016, 2.266, 3.016])) }],
  ['RH06', 'trap', 'swung sixteenths', { tracks: [hats(0.6)] }],
  [
    'RH06',
    'trap',
    'a loop of two hits, one of them late',
    { tempo: 120, ...one('Bass', low([0.004, 0.525, 1.004, 1.525, 2.004, 2.525, 3.004, 3.525])) },
  ],
  ['RH08', 'fires', 'a riff in 3 + 3 + 3 + 3 + 2 + 2 eighths', one('Bass', pattern(8, [0, 1.5, 3, 4.5, 6, 7]))],
  [
    'RH08',
    'fires',
    'triplets of quarter notes',
    one('Bass', pattern(4, [0, 2, 2 + 2 / 3, 2 + 4 / 3])),
    { lesson: 'rh08-triplets' },
  ],
  ['RH08', 'beside', 'triplets of eighths', one('Bass', pattern(2, [0, 1 / 3, 2 / 3, 1]))],
  ['RH06', 'trap', 'triplets', one('Bass', pattern(1, [0, 1 / 3, 2 / 3]))],
  [
    'RH06',
    'trap',
    'a part that is early as often as late',
    { tempo: 120, ...one('Bass', low([0.04, 0.96, 2.04, 2.96])) },
  ],
  ['RH02', 'fires', 'half of a bass line off the beat', one('Bass', pattern(4, [0, 0.75, 1.5, 2.5], 64, 0.75))],
  ['RH02', 'trap', 'a line in triplets of quarter notes', one('Bass', pattern(2, [0, 2 / 3, 4 / 3], 64, 0.6))],
  ['RH02', 'trap', 'a pulse of its own, a note every 1.5 beats', one('Bass', pattern(1.5, [0], 64, 1.5))],
  [
    'RH02',
    'fires',
    'notes a beat apart, all but the first a sixteenth early',
    one('Bass', pattern(4, [0, 0.75, 1.75, 2.75], 64, 0.9)),
  ],
  ['RH02', 'trap', 'a rhythm that has a name', one('Bass', pattern(4, [0, 0.75, 1.5, 2.5, 3.25], 64, 0.75))],
  [
    'RH02',
    'trap',
    'the same in short notes, which are held over nothing',
    one('Bass', pattern(4, [0, 0.75, 1.5, 2.5])),
  ],
  ['RH02', 'trap', 'notes that begin on a beat and ring over the bar line', one('Bass', pattern(8, [0, 3, 7], 128, 2))],
  ['RH02', 'beside', 'on the quarters', one('Bass', pattern(4, [0, 1, 2, 3]))],
  ['RH02', 'trap', 'hats off the beat', one('Hats', pattern(4, [0, 0.75, 1.5, 2.5]))],
  ['RH08', 'fires', 'a bass in 3 + 3 + 2', one('Bass', low([0, 1.5, 3]))],
  [
    'RH08',
    'beside',
    'five bars of it',
    one(
      'Bass',
      low([0, 1.5, 3]).filter(({ startBeats }) => startBeats < 20),
    ),
  ],
  [
    'RH08',
    'trap',
    'a loop of the session alone, which has no bars of a song',
    {
      tracks: [
        midi({
          name: 'Bass',
          arrangementClips: [],
          sessionClips: { 0: midiClip({ lengthBeats: 64, notes: low([0, 1.5, 3]) }) },
        }),
      ],
    },
  ],
  [
    'RH08',
    'fires',
    'a bass between the beats',
    one('Bass', pattern(4, [0.5, 1.5, 2.5, 3.5])),
    { lesson: 'rh08-off-beats' },
  ],
  ['RH08', 'trap', 'hats off the beat', one('Hats', pattern(4, [0.5, 1.5, 2.5, 3.5]))],
  ['RH08', 'trap', 'six eighths in a bar of three', { timeSignature: '3/4', ...one('Bass', pattern(3, [0, 1.5])) }],
]
