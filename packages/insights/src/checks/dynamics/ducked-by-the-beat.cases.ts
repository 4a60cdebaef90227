import type { DeviceDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { audio, midi, midiClip, notes } from '../../testing/report-of.ts'

const line = (pitch: number) => midiClip({ lengthBeats: 64, notes: notes(64, { pitch }) })
const ducking = (
  { thresholdDb = -20, ratio = 4, releaseMs }: { thresholdDb?: number; ratio?: number; releaseMs?: number } = {},
  source = 'Kick',
  tap: 'PreFxOut' | 'PostFxOut' | 'TrackOut' = 'TrackOut',
): DeviceDescription => ({
  tag: 'Compressor2',
  params: { Threshold: 10 ** (thresholdDb / 20), Ratio: ratio, ...(releaseMs && { Release: releaseMs }) },
  sidechain: { isOn: true, source, tap },
})
const beside = (device: DeviceDescription, source: Partial<TrackDescription> = {}, startBeats = 0): SetDescription => ({
  tracks: [
    midi({ name: 'Kick', arrangementClips: [line(36)], ...source }),
    midi({ name: 'Bass', arrangementClips: [{ ...line(40), startBeats }], devices: [device] }),
  ],
})
const silentKey = (name: string): SetDescription => beside(ducking({}, name, 'PostFxOut'), { name, isMuted: true })
/** A bus of two parts that gives way to the kick, and a pad that does so by itself. */
export const BUS_AND_PAD: SetDescription = {
  tracks: [
    midi({ name: 'Kick', arrangementClips: [line(36)] }),
    { kind: 'group', name: 'Pump', devices: [ducking()] },
    midi({ name: 'Bass', group: 'Pump', arrangementClips: [line(40)] }),
    midi({ name: 'Keys', group: 'Pump', arrangementClips: [line(64)] }),
    midi({ name: 'Pad', arrangementClips: [line(60)], devices: [ducking({ thresholdDb: -30, ratio: 2.5 })] }),
  ],
}

/** A bass that runs through a bus which gives way to the kick. */
const routedTo = (bus: Partial<TrackDescription>): SetDescription => ({
  tracks: [
    midi({ name: 'Kick', arrangementClips: [line(36)], devices: [INSTRUMENT] }),
    audio({ name: 'Pump', devices: [ducking()], monitoring: 'in', ...bus }),
    midi({ name: 'Bass', arrangementClips: [line(40)], devices: [INSTRUMENT], output: { track: 'Pump' } }),
  ],
})
const INSTRUMENT: DeviceDescription = { tag: 'Operator' }

/** A bus of two parts that listens to a silent copy of the kick. */
const kickBus = (first: string): SetDescription => ({
  tracks: [
    midi({ name: 'SC', isMuted: true, arrangementClips: [line(36)] }),
    { kind: 'group', name: 'Bus', devices: [ducking({}, 'SC', 'PostFxOut')] },
    midi({ name: first, group: 'Bus', arrangementClips: [line(36)] }),
    midi({ name: 'Sub', group: 'Bus', arrangementClips: [line(33)] }),
  ],
})

/** Parts that listen to the beat, or seem to. */
export const DUCKED_CASES: readonly CheckCase[] = [
  ['DY12', 'fires', 'a bass that listens to the kick', beside(ducking())],
  ['DY12', 'fires', 'one that lets go in 80 ms', beside(ducking({ releaseMs: 80 })), { lesson: 'dy12-release' }],
  ['DY12', 'fires', 'a bus and a pad', BUS_AND_PAD],
  ['DY12', 'beside', 'a threshold of −5 dB', beside(ducking({ thresholdDb: -5 }))],
  ['DY12', 'beside', 'a ratio of 1.4', beside(ducking({ ratio: 1.4 }))],
  [
    'DY05',
    'fires',
    'a bass that listens to the kick at 0 dB',
    beside(ducking({ thresholdDb: 0 })),
    { lesson: 'dy05-sidechain' },
  ],
  [
    'DY05',
    'fires',
    'one whose sidechain is off, which ducks nothing anyway',
    beside({ ...ducking({ thresholdDb: 0 }), sidechain: { isOn: false, source: 'Kick', tap: 'TrackOut' } }),
  ],
  [
    'DY05',
    'trap',
    'a Glue Compressor at the first ratio of its list',
    beside({
      tag: 'GlueCompressor',
      params: { Threshold: -20, Ratio: 0 },
      sidechain: { isOn: true, source: 'Kick', tap: 'TrackOut' },
    }),
  ],
  ['DY05', 'beside', 'one at −1 dB', beside(ducking({ thresholdDb: -1 }))],
  ['DY12', 'trap', 'a ratio of one', beside(ducking({ ratio: 1 }))],
  ['DY12', 'trap', 'a compressor that is off', beside({ ...ducking(), isOn: false })],
  ['DY12', 'trap', 'a kick that is muted, behind the mixer', beside(ducking(), { isMuted: true })],
  ['DY12', 'fires', 'a silent key track, ahead of the mixer', silentKey('Kick'), { lesson: 'dy12-key-track' }],
  ['DY12', 'fires', 'one that is called anything', silentKey('SC'), { lesson: 'dy12-key-track' }],
  ['GS08', 'trap', 'a silent key track', silentKey('SC')],
  ['GS08', 'fires', 'a muted kick that is listened to behind the mixer', beside(ducking(), { isMuted: true })],
  [
    'DY12',
    'trap',
    'a silent key track that ends before the bass begins',
    beside(ducking({}, 'Kick', 'PostFxOut'), { isMuted: true, arrangementClips: [line(36)] }, 64),
  ],
  ['DY12', 'trap', 'a kick without clips', beside(ducking(), { arrangementClips: [] })],
  [
    'DY12',
    'trap',
    'a kick that ends before the bass begins',
    beside(ducking(), { arrangementClips: [{ ...line(36), startBeats: 64 }] }),
  ],
  ['DY12', 'fires', 'a bus that a bass is routed to', routedTo({})],
  ['DY12', 'trap', 'a bus that the kick itself runs through, with a layer of it', kickBus('Kick')],
  ['DY12', 'fires', 'one of two other parts', kickBus('Keys'), { lesson: 'dy12-key-track' }],
  ['DY12', 'trap', 'a bus that is switched off', routedTo({ isMuted: true })],
  [
    'DY12',
    'trap',
    'a voice that another listens to',
    beside(ducking({}, 'Vocal'), { name: 'Vocal', arrangementClips: [line(64)] }),
  ],
]
