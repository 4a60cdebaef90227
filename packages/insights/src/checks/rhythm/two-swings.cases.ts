import type { MidiNoteDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { midiClip } from '../../testing/report-of.ts'
import { hats, on, part, pattern, rack, sixteenths, SYNTH } from './rhythm.cases.ts'

/** Held notes that begin a little behind a bar line, before one, and behind the third beat and a half. */
const freely: MidiNoteDescription[] = pattern(8, [0.07, 2.57, 3.58, 4.02, 6.59, 7.55], 64, 1.5)

/** Sets whose parts swing differently, or seem to. */
export const SWING_CASES: readonly CheckCase[] = [
  [
    'RH03',
    'fires',
    'late hats whose first of each pair is a kick of the same rack, and a shaker at 50 %',
    {
      tracks: [
        part(
          'Kit',
          sixteenths(0.6).map((note, index) => ({ ...note, pitch: 36 + (index % 2) })),
          rack('Kick.wav', 'Hat.wav'),
        ),
        part('Shaker', sixteenths(0.5), SYNTH),
      ],
    },
  ],
  ['RH03', 'fires', 'hats at 60 % and a shaker at 50 %', { tracks: [hats(0.6), part('Shaker', sixteenths(0.5))] }],
  [
    'RH03',
    'fires',
    'hats at 60 % over a straight kick, of one rack, and a shaker at 50 %',
    {
      tracks: [
        part(
          'Kit',
          [...on(36), ...sixteenths(0.6).map((note) => ({ ...note, pitch: 37 }))],
          rack('Kick.wav', 'Hat.wav'),
        ),
        part('Shaker', sixteenths(0.5), SYNTH),
      ],
    },
  ],
  [
    'RH03',
    'fires',
    'hats at 60 % and a shaker at 50 %, of one rack',
    {
      tracks: [
        part(
          'Kit',
          [0.6, 0.5].flatMap((ratio, voice) => sixteenths(ratio).map((note) => ({ ...note, pitch: 36 + voice }))),
          rack('Hat.wav', 'Shaker.wav'),
        ),
      ],
    },
    { lesson: 'rh03-one-kit' },
  ],
  [
    'RH03',
    'trap',
    'hats in sixteenth triplets and a shaker at 50 %',
    { tracks: [part('Hats', pattern(0.5, [0, 1 / 6, 1 / 3])), part('Shaker', sixteenths(0.5))] },
  ],
  [
    'RH03',
    'trap',
    'a tom that comes late once a bar and a shaker at 50 %',
    { tracks: [part('Tom', pattern(4, [0.315, 1, 2])), part('Shaker', sixteenths(0.5))] },
  ],
  [
    'RH03',
    'trap',
    'hats in dotted sixteenths and a shaker at 50 %',
    { tracks: [hats(0.75), part('Shaker', sixteenths(0.5))] },
  ],
  [
    'RH03',
    'trap',
    'hats at 60 % before a shaker at 50 %',
    {
      tracks: [
        hats(0.6),
        part(
          'Shaker',
          sixteenths(0.5).map((note) => ({ ...note, startBeats: note.startBeats + 32 })),
        ),
      ],
    },
  ],
  [
    'RH03',
    'beside',
    'twelve hats at 60 %, which is too few to measure',
    { tracks: [part('Hats', sixteenths(0.6).slice(0, 12)), part('Shaker', sixteenths(0.5))] },
  ],
  [
    'RH03',
    'trap',
    'chords of a pad that are played freely behind the beat, and straight hats',
    { tracks: [part('Pad', freely), part('Shaker', pattern(1, [0, 0.5]))] },
  ],
  ['RH03', 'beside', 'hats at 54 % and a shaker at 50 %', { tracks: [hats(0.54), part('Shaker', sixteenths(0.5))] }],
  [
    'RH03',
    'trap',
    'hats at 60 % that have a groove',
    {
      grooves: [{ name: 'Swing' }],
      tracks: [
        part('Hats', [], { arrangementClips: [midiClip({ lengthBeats: 64, grooveId: 0, notes: sixteenths(0.6) })] }),
        part('Shaker', sixteenths(0.5)),
      ],
    },
  ],
]
