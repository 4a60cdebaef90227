import type { TrackDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { audio, audioClip, midi, midiClip } from '../../testing/report-of.ts'

const loop = (
  name: string,
  rest: { startBeats?: number; transposeSemitones?: number; isWarped?: boolean } = {},
): TrackDescription =>
  audio({
    name,
    arrangementClips: [audioClip({ lengthBeats: 32, sample: { path: `/Music/Loops/${name}.wav` }, ...rest })],
  })
/** C minor, with its dominant. */
const chords = midi({
  name: 'Keys',
  arrangementClips: [
    midiClip({
      lengthBeats: 64,
      notes: Array.from({ length: 16 }, (_, bar) =>
        (bar % 4 === 3 ? [55, 59, 62, 65] : bar % 4 === 1 ? [53, 56, 60] : [48, 60, 63, 67]).map((pitch) => ({
          pitch,
          startBeats: 4 * bar,
          durationBeats: 4,
        })),
      ).flat(),
    }),
  ],
})

/** They fit many keys. */
const openFifths = midi({
  name: 'Pad',
  arrangementClips: [
    midiClip({
      lengthBeats: 64,
      notes: Array.from({ length: 16 }, (_, bar) =>
        (bar % 2 === 0 ? [48, 55, 60] : [53, 60, 65]).map((pitch) => ({
          pitch,
          startBeats: 4 * bar,
          durationBeats: 4,
        })),
      ).flat(),
    }),
  ],
})

/** Loops whose names say a key, beside others and beside notes. */
export const NAMED_LOOP_CASES: readonly CheckCase[] = [
  ['HA28', 'fires', 'D minor beside F minor', { tracks: [loop('Sonic_128_Dm'), loop('Grooved_128_Fm')] }],
  ['HA28', 'fires', 'B minor over notes in C minor', { tracks: [loop('Horns_90_Bm'), chords] }],
  [
    'HA28',
    'fires',
    'C minor beside two in B minor',
    { tracks: [loop('Voice_95_Cm'), loop('Horns_90_Bm'), loop('Keys_100_Bmin')] },
  ],
  ['HA28', 'beside', 'A minor beside E minor', { tracks: [loop('Sonic_128_Am'), loop('Grooved_128_Em')] }],
  ['HA28', 'beside', 'A minor beside C major', { tracks: [loop('Sonic_128_Am'), loop('Grooved_128_Cmaj')] }],
  ['HA28', 'beside', 'B minor over notes whose key is not sure', { tracks: [loop('Horns_90_Bm'), openFifths] }],
  ['HA28', 'beside', 'G minor over notes in C minor', { tracks: [loop('Horns_90_Gm'), chords] }],
  [
    'HA28',
    'trap',
    'transposed to the same key',
    { tracks: [loop('Sonic_128_Dm', { transposeSemitones: 3 }), loop('Grooved_128_Fm')] },
  ],
  [
    'HA28',
    'trap',
    'one after the other',
    { tracks: [loop('Sonic_128_Dm'), loop('Grooved_128_Fm', { startBeats: 32 })] },
  ],
  [
    'HA28',
    'trap',
    'three beats together',
    { tracks: [loop('Sonic_128_Dm'), loop('Grooved_128_Fm', { startBeats: 29 })] },
  ],
]
