import type { CheckCase } from '../../testing/check-case.ts'
import { midi, midiClip } from '../../testing/report-of.ts'
import { low, part, pattern, rack, sliced } from './rhythm.cases.ts'

/** Sets whose bass meets the kick in a way of its own, or seems to. */
export const BASS_AND_KICK_CASES: readonly CheckCase[] = [
  [
    'RH05',
    'fires',
    'a bass on every kick',
    { tracks: [part('Kick', pattern(4, [0, 1.5, 2.75])), part('Bass', low([0, 1.5, 2.75, 3.5]))] },
  ],
  [
    'RH05',
    'fires',
    'a bass that comes 20 ms behind every kick',
    { tempo: 120, tracks: [part('Kick', pattern(1, [0])), part('Bass', low([0.04, 1.04, 2.04, 3.04]))] },
    { lesson: 'rh05-apart' },
  ],
  [
    'RH05',
    'fires',
    'a bass between the kicks',
    { tracks: [part('Kick', pattern(1, [0])), part('Bass', low([0.5, 1.5, 2.5, 3.5]))] },
    { lesson: 'rh05-in-turns' },
  ],
  [
    'RH05',
    'beside',
    'a bass on half of the kicks',
    { tracks: [part('Kick', pattern(1, [0])), part('Bass', low([0, 1.5, 2, 3.5]))] },
  ],
  [
    'RH05',
    'trap',
    'a bass in even eighths, which meets any kick',
    { tracks: [part('Kick', pattern(1, [0])), part('Bass', low([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]))] },
  ],
  [
    'RH05',
    'trap',
    'a bass in straight quarters, which meets any kick',
    { tracks: [part('Kick', pattern(1, [0])), part('Bass', low([0, 1, 2, 3]))] },
  ],
  [
    'RH05',
    'trap',
    'kicks that are played backwards',
    {
      tracks: [
        part(
          'Drums',
          pattern(4, [0, 1.5, 2.75]).map((note) => ({ ...note, pitch: 36 })),
          rack('Kick 808 Reverse.wav'),
        ),
        part('Bass', low([0, 1.5, 2.75, 3.5])),
      ],
    },
  ],
  [
    'RH05',
    'fires',
    'a bass that leaves out two eighths of a bar, and no kick',
    { tracks: [part('Kick', pattern(1, [0])), part('Bass', low([0, 0.5, 1, 2, 3, 3.5]))] },
  ],
  [
    'RH05',
    'trap',
    'a lead on every kick',
    { tracks: [part('Kick', pattern(1, [0])), part('Lead', pattern(4, [0, 1, 2, 3]))] },
  ],
  [
    'RH05',
    'trap',
    'a kick that never plays while the bass does',
    {
      tracks: [
        part('Kick', pattern(1, [0])),
        midi({
          name: 'Bass',
          arrangementClips: [midiClip({ startBeats: 64, lengthBeats: 64, notes: low([0, 1, 2, 3]) })],
        }),
      ],
    },
  ],
  [
    'RH05',
    'trap',
    'slices of one loop where a kick would lie',
    {
      tracks: [
        part('Drums', sliced, rack('Loop 050.wav', 'Loop 050.wav', 'Loop 050.wav')),
        part('Bass', low([0.5, 1.5, 2.5, 3.5])),
      ],
    },
  ],
]
