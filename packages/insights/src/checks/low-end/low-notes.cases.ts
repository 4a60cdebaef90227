import type { TrackDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { eqEight, midi, midiClip, notes } from '../../testing/report-of.ts'

const bass = (pitch: number, rest: Partial<TrackDescription> = {}) =>
  midi({ name: 'Bass', arrangementClips: [midiClip({ notes: notes(16, { pitch }) })], ...rest })
const zone = (rootKey: number) => ({ rootKey, sample: { path: '/Music/Low.wav' } })
const sampler = (...roots: number[]) => ({ devices: [{ tag: 'MultiSampler', zones: roots.map(zone) }] })
/** So many quarter notes of keys, of which the first two have a third at C1 below them. */
const keys = (count: number) => ({
  tracks: [
    midi({
      name: 'Keys',
      arrangementClips: [
        midiClip({
          lengthBeats: count,
          notes: [...notes(count, { pitch: 60 }), ...notes(2, { pitch: 36 }), ...notes(2, { pitch: 40 })],
        }),
      ],
    }),
  ],
})

/** Notes that are written low, and may sound elsewhere or hardly matter. */
export const LOW_NOTE_CASES: readonly CheckCase[] = [
  ['LE09', 'trap', 'one sample over all keys, whose pitch is not known', { tracks: [bass(23, sampler(60))] }],
  ['LE09', 'fires', 'an instrument that was sampled note by note', { tracks: [bass(23, sampler(24, 36))] }],
  [
    'LE09',
    'trap',
    'a bass that is cut at 55 Hz',
    { tracks: [bass(23, { devices: [eqEight([{ mode: 1, hz: 55 }])] })] },
  ],
  [
    'LE09',
    'fires',
    'a bass that is cut at 20 Hz',
    { tracks: [bass(23, { devices: [eqEight([{ mode: 1, hz: 20 }])] })] },
  ],
  [
    'LE09',
    'trap',
    'one key of a plug-in, which starts a sound',
    { tracks: [bass(0, { devices: [{ tag: 'PluginDevice', plugin: { format: 'vst2', name: 'Zebra2' } }] })] },
  ],
  ['LE10', 'fires', 'a low third twice among a hundred notes', keys(96)],
  ['LE10', 'beside', 'twice among a hundred and one', keys(97)],
]
