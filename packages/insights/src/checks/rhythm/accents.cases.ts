import type { MidiNoteDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { one, part } from './rhythm.cases.ts'

/** One drum of sixteen bars, each hit with its velocity. */
const struck = (hits: readonly (readonly [beat: number, velocity: number])[], pitch = 38): MidiNoteDescription[] =>
  Array.from({ length: 16 }, (_, bar) =>
    hits.map(([beat, velocity]) => ({ pitch, startBeats: bar * 4 + beat, durationBeats: 0.2, velocity })),
  ).flat()
const BACKBEAT = [1, 3].map((beat) => [beat, 110] as const)
const ghosts = (velocity: number) =>
  struck([...BACKBEAT, ...[0.75, 1.75, 2.25].map((beat) => [beat, velocity] as const)])
export const eighths = (velocityOf: (beat: number) => number) =>
  struck(
    Array.from({ length: 8 }, (_, at) => [at / 2, velocityOf(at / 2)] as const),
    42,
  )

/** Sets with drums that are struck in two ways, or seem so. */
export const ACCENT_CASES: readonly CheckCase[] = [
  ['RH07', 'fires', 'a snare with ghost notes', one('Snare', ghosts(38)), { lesson: 'rh07-ghosts' }],
  [
    'RH07',
    'fires',
    'hats with an accent between the beats',
    one(
      'Hats',
      eighths((beat) => (beat % 1 === 0 ? 60 : 100)),
    ),
  ],
  [
    'RH07',
    'beside',
    'hats that differ by fifteen',
    one(
      'Hats',
      eighths((beat) => (beat % 1 === 0 ? 80 : 95)),
    ),
  ],
  ['RH07', 'beside', 'a snare whose soft hits are hardly softer', one('Snare', ghosts(80))],
  [
    'RH07',
    'trap',
    'a soft verse before a loud chorus',
    one(
      'Hats',
      eighths(() => 60).map((note) => ({ ...note, velocity: note.startBeats < 32 ? 60 : 110 })),
    ),
  ],
  [
    'RH07',
    'trap',
    'loud bars on some places before soft bars on others',
    one('Snare', [
      ...struck([[2.75, 105]]).slice(0, 8),
      ...struck([
        [0, 65],
        [3, 65],
      ]).slice(16),
    ]),
  ],
  [
    'RH07',
    'trap',
    'a fill of soft hits in every fourth bar',
    one(
      'Tom',
      [...struck(BACKBEAT), ...struck([0.25, 0.5, 0.75].map((beat) => [beat, 45] as const))].filter(
        ({ startBeats }) => startBeats % 1 === 0 || Math.floor(startBeats / 4) % 4 === 3,
      ),
    ),
  ],
  [
    'RH07',
    'trap',
    'a kick as loud on one in a quarter of the bars as on three in the others',
    one(
      'Kick',
      struck([
        [0, 102],
        [1.5, 76],
        [2, 102],
        [3.5, 76],
      ]).filter(({ startBeats }) => startBeats % 4 !== (Math.floor(startBeats / 4) % 4 === 3 ? 2 : 0)),
    ),
  ],
  ['RH07', 'trap', 'hits of velocity 1, which are silent', one('Snare', ghosts(1))],
  ['RH07', 'trap', 'a lead that is played so', one('Lead', ghosts(38))],
  [
    'RH07',
    'trap',
    'a device that evens it out',
    { tracks: [part('Snare', ghosts(38), { devices: [{ tag: 'MidiVelocity' }] })] },
  ],
]
