import type { MidiNoteDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { findingOf, midi, midiClip } from '../../testing/report-of.ts'

const part = (name: string, notes: readonly MidiNoteDescription[], rest: Partial<TrackDescription> = {}) =>
  midi({ name, arrangementClips: [midiClip({ lengthBeats: 64, notes })], ...rest })
/** A pattern of pitches on steps, repeated every `lengthBeats` for sixteen bars. */
const pattern = (lengthBeats: number, beats: readonly number[], until = 64): MidiNoteDescription[] =>
  Array.from({ length: Math.floor(until / lengthBeats) }, (_, round) =>
    beats.map((beat, index) => ({
      pitch: 60 + index * 2,
      startBeats: round * lengthBeats + beat,
      durationBeats: 0.25,
    })),
  ).flat()
const one = (name: string, notes: readonly MidiNoteDescription[]): SetDescription => ({ tracks: [part(name, notes)] })
/** Sixteenths whose second falls at `ratio` of each pair. */
const sixteenths = (ratio: number): MidiNoteDescription[] =>
  Array.from({ length: 64 }, (_, index) => ({
    pitch: 42,
    startBeats: Math.floor(index / 2) * 0.5 + (index % 2) * ratio * 0.5,
    durationBeats: 0.1,
  }))
const hats = (ratio: number, rest: Partial<TrackDescription> = {}) => part('Hats', sixteenths(ratio), rest)

describe('rhythm', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['RH01', 'three beats against four', one('Arp', pattern(3, [0, 0.5, 1, 1.5, 2])), true],
    ['RH01', 'three rounds only', one('Arp', pattern(3, [0, 0.5, 1, 1.5, 2], 9)), false],
    ['RH01', 'a bar of four', one('Arp', pattern(4, [0, 0.5, 1.5, 2, 3])), false],
    [
      'RH01',
      'three beats in a bar of three',
      { timeSignature: '3/4', ...one('Arp', pattern(3, [0, 0.5, 1, 1.5, 2])) },
      false,
    ],
    ['RH02', 'half of a bass line off the beat', one('Bass', pattern(4, [0, 0.75, 1.5, 2.5])), true],
    ['RH02', 'on the quarters', one('Bass', pattern(4, [0, 1, 2, 3])), false],
    ['RH02', 'hats off the beat', one('Hats', pattern(4, [0, 0.75, 1.5, 2.5])), false],
    ['RH03', 'hats at 60 % and a shaker at 50 %', { tracks: [hats(0.6), part('Shaker', sixteenths(0.5))] }, true],
    ['RH03', 'hats at 54 % and a shaker at 50 %', { tracks: [hats(0.54), part('Shaker', sixteenths(0.5))] }, false],
    [
      'RH03',
      'hats at 60 % that have a groove',
      {
        grooves: [{ name: 'Swing' }],
        tracks: [
          part('Hats', [], { arrangementClips: [midiClip({ lengthBeats: 64, grooveId: 0, notes: sixteenths(0.6) })] }),
          part('Shaker', sixteenths(0.5)),
        ],
      },
      false,
    ],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })
})
