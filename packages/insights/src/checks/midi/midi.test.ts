import type { MidiClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { findingOf, midi, midiClip, notes } from '../../testing/report-of.ts'

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
const tiny = (count: number) => ({
  notes: [...notes(12, { durationBeats: 0.5 }), ...notes(count, { pitch: 70, durationBeats: 0.02 })],
})
const overlapping = (second: number, pitch = 60) => ({
  notes: [
    { pitch: 60, startBeats: 0, durationBeats: 2 },
    { pitch, startBeats: second, durationBeats: 2 },
  ],
})

describe('MIDI performance', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['MI01', '32 hats at one velocity', part('Hats', hats(32)), true],
    ['MI01', '31 hats', part('Hats', hats(31)), false],
    [
      'MI01',
      'velocities 100 and 96',
      part(
        'Hats',
        hats(32, (index) => 96 + (index % 2) * 4),
      ),
      false,
    ],
    ['MI01', 'a kick, which may be steady', part('Kick', hats(32)), false],
    ['MI01', 'a Velocity device after it', part('Hats', hats(32), { devices: [{ tag: 'MidiVelocity' }] }), false],
    ['MI02', '32 hits on the grid', part('Drums', hats(32)), true],
    ['MI02', '31 hits on the grid', part('Drums', hats(31)), false],
    ['MI02', 'hits 10 ms late', part('Drums', late(32)), false],
    ['MI02', 'hits on the grid with a groove', part('Drums', { ...hats(32), grooveId: 0 }), false],
    ['MI03', 'four clips without a groove', { tracks: [midi(), midi(), midi(), midi()] }, true],
    ['MI03', 'three clips', { tracks: [midi(), midi(), midi()] }, false],
    ['MI04', 'a key pressed again while it sounds', part('Pad', overlapping(1)), true],
    ['MI04', 'a key pressed again when it has ended', part('Pad', overlapping(2)), false],
    ['MI04', 'another key', part('Pad', overlapping(1, 64)), false],
    ['MI05', 'two slivers among twelve notes', part('Keys', tiny(2)), true],
    ['MI05', 'one sliver', part('Keys', tiny(1)), false],
    ['MI05', 'drums, whose length means nothing', part('Drums', tiny(2)), false],
    ['MI06', 'eight equal sixteenths', part('Hats', hats(8)), true],
    ['MI06', 'seven', part('Hats', hats(7)), false],
    [
      'MI06',
      'eight with accents',
      part(
        'Hats',
        hats(8, (index) => (index % 2 === 0 ? 100 : 70)),
      ),
      false,
    ],
    [
      'MI06',
      'eight with velocity deviation',
      part('Hats', { notes: notes(8, { stepBeats: 0.25 }).map((note) => ({ ...note, velocityDeviation: 10 })) }),
      false,
    ],
    ['MI06', 'eight equal quarters', part('Hats', { notes: notes(8) }), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })
})
