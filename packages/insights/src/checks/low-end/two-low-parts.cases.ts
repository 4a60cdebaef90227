import type { DeviceDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { audio, audioClip, eqEight, midi, midiClip, notes } from '../../testing/report-of.ts'

const looped = (bars: number) => ({ lengthBeats: bars * 4, loop: { isOn: true, start: 0, end: 4 } })
const lowPart = (name: string, pitch: number, bars: number, rest: Partial<TrackDescription> = {}): TrackDescription =>
  midi({ name, arrangementClips: [midiClip({ ...looped(bars), notes: notes(4, { pitch }) })], ...rest })
const take = (name: string, startBeats: number, lengthBeats: number): TrackDescription =>
  audio({ name, arrangementClips: [audioClip({ startBeats, lengthBeats })] })
const lowPair = (second: TrackDescription): SetDescription => ({ tracks: [lowPart('Bass', 33, 16), second] })

const onInstruments = (device: DeviceDescription): SetDescription => ({
  tracks: [lowPart('Bass', 33, 16, { devices: [{ tag: 'Operator' }] }), lowPart('Sub', 36, 16, { devices: [device] })],
})

/** A second part in the register of the bass. */
export const TWO_LOW_CASES: readonly CheckCase[] = [
  ['LE08', 'fires', 'a second sub in nine of sixteen bars', lowPair(lowPart('Sub', 36, 9))],
  ['LE08', 'fires', 'one sub on two tracks', lowPair(lowPart('Sub', 33, 16)), { lesson: 'le08-doubles' }],
  ['LE08', 'beside', 'a second sub in eight of sixteen bars', lowPair(lowPart('Sub', 36, 8))],
  [
    'LE08',
    'trap',
    'a bank of basses, one for each key',
    { tracks: ['A', 'Bb', 'B', 'C', 'Db', 'D', 'E'].map((name) => lowPart(name, 36, 16, { name, devices: [] })) },
  ],
  [
    'LE08',
    'trap',
    'a second sub that answers between the notes of the first',
    lowPair(
      midi({
        name: 'Sub',
        arrangementClips: [
          midiClip({
            ...looped(16),
            notes: notes(4, { pitch: 36 }).map((note) => ({ ...note, startBeats: note.startBeats + 0.5 })),
          }),
        ],
      }),
    ),
  ],
  ['LE08', 'trap', 'a layer from E1 (82 Hz) up', lowPair(lowPart('Reese', 40, 16))],
  [
    'LE08',
    'trap',
    'a second sub that is cut at 120 Hz',
    lowPair(lowPart('Sub', 36, 16, { devices: [eqEight([{ mode: 1, hz: 120 }])] })),
  ],
  [
    'LE08',
    'trap',
    'three microphones of one bass',
    { tracks: ['Bass mic', 'Bass DI', 'Bass amp'].map((name) => take(name, 0, 33)) },
  ],
  ['LE08', 'fires', 'a bass that was recorded beside a sub', { tracks: [take('Bass', 0, 64), lowPart('Sub', 36, 16)] }],
  [
    'LE08',
    'trap',
    'one sample over all keys, whose pitch is not known',
    onInstruments({ tag: 'MultiSampler', zones: [{ rootKey: 60, sample: { path: '/Music/Low.wav' } }] }),
  ],
  ['LE08', 'fires', 'a synth in its place', onInstruments({ tag: 'Operator' })],
  ['LE08', 'trap', 'a kick, whose notes are pads', lowPair(lowPart('Kick', 36, 16))],
]
