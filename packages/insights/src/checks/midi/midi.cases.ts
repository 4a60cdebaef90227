import type { MidiClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const part = (name: string, clip: MidiClipDescription, rest: Partial<TrackDescription> = {}): SetDescription => ({
  grooves: [{ name: 'Swing' }],
  tracks: [midi({ name, arrangementClips: [midiClip(clip)], ...rest })],
})
const hats = (count: number, velocity: number | ((index: number) => number) = 100) => ({
  notes: notes(count, { stepBeats: 0.25, velocity }),
})
const late = (count: number) => ({
  notes: notes(count, { stepBeats: 0.25 }).map((note) => ({ ...note, startBeats: note.startBeats + 0.02 })),
})
const quarters = (count: number) => ({ notes: notes(count, { pitch: 36 }) })
const tiny = (count: number) => ({
  notes: [...notes(12, { durationBeats: 0.5 }), ...notes(count, { pitch: 70, durationBeats: 0.02 })],
})
/** Twelve notes, and a long one from a beat on. */
const cutAt = (startBeats: number): MidiClipDescription => ({
  notes: [...notes(12, { stepBeats: 0.25, durationBeats: 0.2 }), { pitch: 70, startBeats, durationBeats: 2 }],
})
/** Twelve notes, and a sliver of 5 ms with a long note of its key behind it, so many beats after it has ended. */
const doublet = (gapBeats: number): MidiClipDescription => ({
  notes: [
    ...notes(12),
    { pitch: 70, startBeats: 2, durationBeats: 0.01 },
    { pitch: 70, startBeats: 2.01 + gapBeats, durationBeats: 2 },
  ],
})
/** Clips of four bars of keys, end to end. */
const slivers = (...clips: readonly MidiClipDescription[]): SetDescription => ({
  tracks: [
    midi({ name: 'Keys', arrangementClips: clips.map((clip, at) => midiClip({ ...clip, startBeats: at * 16 })) }),
  ],
})
/** Four clips, and a fifth 64 beats behind them. */
const parked = (clip: MidiClipDescription): SetDescription => ({
  tracks: [
    midi({
      name: 'Keys',
      arrangementClips: [
        ...[0, 16, 32, 48].map((startBeats) => midiClip({ startBeats })),
        midiClip({ ...clip, startBeats: 128 }),
      ],
    }),
  ],
})
/** Three bars of keys with slivers, and a song of 40 bars from a beat on. */
const snippets = (songBeats: number): SetDescription => ({
  tracks: [
    midi({ name: 'Keys', arrangementClips: [midiClip(tiny(2))] }),
    midi({ name: 'Pad', arrangementClips: [midiClip({ startBeats: songBeats, lengthBeats: 160 })] }),
  ],
})
/** Keys with slivers in a clip of this name, beside a recording. */
const converted = (name: string): SetDescription => ({
  tracks: [
    midi({ name: 'Keys', arrangementClips: [midiClip({ ...tiny(2), name })] }),
    audio({ name: 'Loop', arrangementClips: [audioClip({ name: 'Funk-111bpm' })] }),
  ],
})
const overlapping = (second: number, pitch = 60) => ({
  notes: [
    { pitch: 60, startBeats: 0, durationBeats: 2 },
    { pitch, startBeats: second, durationBeats: 2 },
  ],
})

/** Sets that the checks of this folder are shown. */
export const MIDI_CASES: readonly CheckCase[] = [
  ['MI02', 'fires', '32 hits on the grid', part('Drums', hats(32))],
  ['MI02', 'beside', '31 hits on the grid', part('Drums', hats(31))],
  ['MI02', 'trap', 'a kick on every beat, whose style lives from the grid', part('Kick', quarters(64))],
  ['MI02', 'trap', 'hits 10 ms late', part('Drums', late(32))],
  ['MI02', 'trap', 'hits on the grid with a groove', part('Drums', { ...hats(32), grooveId: 0 })],
  ['MI03', 'fires', 'four clips without a groove', { tracks: [midi(), midi(), midi(), midi()] }],
  ['MI03', 'beside', 'three clips', { tracks: [midi(), midi(), midi()] }],
  ['MI04', 'fires', 'a key pressed again while it sounds', part('Pad', overlapping(1))],
  ['MI04', 'beside', 'a key pressed again when it has ended', part('Pad', overlapping(2))],
  ['MI04', 'trap', 'another key', part('Pad', overlapping(1, 64))],
  ['MI05', 'fires', 'two slivers among twelve notes', part('Keys', tiny(2))],
  ['MI05', 'trap', 'notes of a beat that the end of their clip cuts', slivers(cutAt(15.99), cutAt(15.99))],
  ['MI05', 'trap', 'that the end of a loop cuts', slivers({ ...cutAt(3.99), loop: { isOn: true, start: 0, end: 4 } })],
  ['MI05', 'trap', 'slivers that a like note follows after 8 ms', slivers(doublet(0.016), doublet(0.016))],
  ['MI05', 'fires', 'after 12 ms', slivers(doublet(0.024), doublet(0.024))],
  ['MI05', 'trap', 'slivers in a clip that is parked behind the song', parked(tiny(2))],
  ['MI05', 'trap', 'slivers in a snippet that was left before the song', snippets(28)],
  ['MI05', 'fires', 'a snippet three bars before it', snippets(24)],
  ['MI05', 'trap', 'slivers of a recording that Live turned into notes', converted('MIDI Funk-111bpm')],
  ['MI05', 'fires', 'the same in a clip that was played', converted('Funk')],
  ['MI05', 'beside', 'one sliver', part('Keys', tiny(1))],
  ['MI05', 'trap', 'drums, whose length means nothing', part('Drums', tiny(2))],
  ['MI06', 'fires', 'eight equal sixteenths', part('Hats', hats(8))],
  [
    'MI06',
    'trap',
    'four sixteenths in a beat that repeats',
    part('Hats', { ...hats(4), lengthBeats: 8, loop: { isOn: true, start: 0, end: 1 } }),
  ],
  [
    'MI06',
    'trap',
    'a session clip of one beat',
    {
      tracks: [
        midi({
          name: 'Hats',
          arrangementClips: [],
          sessionClips: [midiClip({ ...hats(4), lengthBeats: 1, loop: { isOn: true, start: 0, end: 1 } })],
        }),
        midi({ name: 'Pad', arrangementClips: [], sessionClips: [midiClip({ lengthBeats: 8 })] }),
      ],
    },
  ],
  [
    'MI06',
    'fires',
    'eight in a bar that repeats',
    part('Hats', { ...hats(8), loop: { isOn: true, start: 0, end: 4 } }),
  ],
  ['MI06', 'beside', 'seven', part('Hats', hats(7))],
  [
    'MI06',
    'trap',
    'eight equal hits in a part of five velocities',
    part(
      'Hats',
      hats(32, (index) => (index < 8 ? 100 : 60 + (index % 5) * 12)),
    ),
  ],
  [
    'MI06',
    'fires',
    'eight equal hits of sixteen',
    part(
      'Hats',
      hats(16, (index) => (index < 8 ? 100 : 60 + (index % 5) * 12)),
    ),
  ],
  [
    'MI06',
    'trap',
    'eight with accents',
    part(
      'Hats',
      hats(8, (index) => (index % 2 === 0 ? 100 : 70)),
    ),
  ],
  [
    'MI06',
    'trap',
    'eight with velocity deviation',
    part('Hats', { notes: notes(8, { stepBeats: 0.25 }).map((note) => ({ ...note, velocityDeviation: 10 })) }),
  ],
  [
    'MI06',
    'trap',
    'one hit a bar, written eight times over',
    part('Hats', { notes: Array.from({ length: 8 }, () => ({ pitch: 42, startBeats: 0, durationBeats: 0.25 })) }),
  ],
  ['MI06', 'trap', 'eight equal quarters', part('Hats', { notes: notes(8) })],
  [
    'MI03',
    'trap',
    'four clips of which one has a groove',
    {
      grooves: [{ name: 'Swing' }],
      tracks: [midi(), midi(), midi(), midi({ arrangementClips: [midiClip({ grooveId: 0 })] })],
    },
  ],
]
