import type { DeviceDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, eqEight, midi, midiClip, notes, presetWith, withDevices } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const reverb = (params: Record<string, number | boolean> = {}): DeviceDescription => ({
  tag: 'Reverb',
  params: { MixDirect: 1, DecayTime: 1200, BandLowOn: false, FreezeOn: false, ...params },
})
const rooms = (count: number): SetDescription => ({
  tracks: Array.from({ length: count }, () => midi({ devices: [reverb({ MixDirect: 0.3 })] })),
})
/** An audio track with a plug-in on top. */
const beside = ({ tracks = [] }: SetDescription, name: string): SetDescription => ({
  tracks: [...tracks, audio({ devices: [{ tag: 'PluginDevice', plugin: { format: 'vst3', name } }] })],
})
const withReturn = (devices: DeviceDescription[], track: Partial<TrackDescription> = {}): SetDescription => ({
  tracks: [midi(track), { kind: 'return', name: 'Room', devices }],
})
/** A rack of her own with a reverb on a return chain, and a kick that is sent there. */
const kitInto = (sendDb: number): SetDescription =>
  withDevices(
    [
      {
        tag: 'DrumGroupDevice',
        chains: [
          { name: 'Kick', note: 60, devices: [{ tag: 'Operator' }], sendsDb: [sendDb] },
          { name: 'Clap', note: 39, devices: [{ tag: 'Operator' }], sendsDb: [-6] },
        ],
        returnChains: [{ name: 'Room', devices: [reverb()] }],
      },
    ],
    { name: 'Kick' },
  )
const room: TrackDescription = { kind: 'return', name: 'Room', devices: [reverb()] }
const intoRoom = (strip: Partial<TrackDescription>, sendDb = -6): SetDescription => ({
  tracks: [midi({ sends: { Room: sendDb }, arrangementClips: [midiClip({ notes: notes(8) })] }), { ...room, ...strip }],
})
/** A track that is sent to a return that is off. */
const fromTrack = (track: Partial<TrackDescription>): SetDescription => ({
  tracks: [midi(), midi({ sends: { Room: -6 }, ...track }), { ...room, isMuted: true }],
})
/** A fader that is up for so many of the sixteen beats. */
const upFor = (beats: number) => ({
  parameter: 'Mixer/Volume',
  events: [
    { timeBeats: 0, value: beats > 0 ? 1 : 0 },
    { timeBeats: beats, value: beats > 0 ? 1 : 0 },
    { timeBeats: beats, value: 0 },
  ],
})
const fed = { name: 'Kick', sends: { Room: -10 } }
const drumsOf = (pitch: number): Partial<TrackDescription> => ({
  ...fed,
  name: 'Drum Rack',
  arrangementClips: [midiClip({ notes: notes(16, { pitch }) })],
})
const delay = (params: Record<string, number | boolean>) => ({
  tag: 'Delay',
  params: { DryWet: 0.3, Feedback: 0.5, ...params },
})
const filterDelay = (params: Record<string, number | boolean>) => ({
  tag: 'FilterDelay',
  params: { On1: true, On2: true, Feedback1: 0.2, ...params },
})
const freeEcho = (seconds: number, DryWet = 0.3) => ({
  tag: 'Echo',
  params: { DryWet, Feedback: 0.3, Delay_SyncL: false, Delay_TimeL: seconds, Delay_TimeLink: true },
})
const freePingPong = (ms: number) => ({
  tag: 'PingPongDelay',
  params: { DelayModeSwitch: false, MsDelayTime: ms, Feedback: 0.3, DryWet: 0.3 },
})
/** As Live writes a Simple Delay of Live 9: its own times stand beside the new one. */
const fromLive9 = delay({
  DelayLine_CompatibilityMode: 1,
  DelayLine_SyncL: false,
  DelayLine_TimeL: 0.39,
  DelayLine_SimpleDelayTimeL: 22,
})
const free = (seconds: number) => delay({ DelayLine_SyncL: false, DelayLine_TimeL: seconds })

/** 32 bars of one note, struck again after so many beats, before a delay of 430 ms. */
const struckEvery = (stepBeats: number) =>
  withDevices([{ tag: 'Operator' }, free(0.43)], {
    arrangementClips: [
      midiClip({ lengthBeats: 128, notes: notes(128 / stepBeats, { stepBeats, durationBeats: stepBeats }) }),
    ],
  })

/** The set with its returns switched off. */
const switchedOff = ({ tracks = [], ...rest }: SetDescription): SetDescription => ({
  ...rest,
  tracks: tracks.map((track) => (track.kind === 'return' ? { ...track, isMuted: true } : track)),
})

/** Sets that the checks of this folder are shown. */
export const SPACE_CASES: readonly CheckCase[] = [
  ['SP01', 'fires', 'four rooms of their own', rooms(4)],
  ['SP01', 'beside', 'three', rooms(3)],
  ['SP01', 'fires', 'three, and a plate of another maker', beside(rooms(3), 'UAD EMT 140')],
  ['SP01', 'beside', 'three, and a tape machine of that maker', beside(rooms(3), 'UAD Studer A800')],
  ['SP01', 'fires', 'three, and a reverb whose name is no word for a room', beside(rooms(3), 'ValhallaSupermassive')],
  ['SP01', 'beside', 'three, and an echo of that maker', beside(rooms(3), 'ValhallaFreqEcho')],
  ['SP01', 'beside', 'three, and a flanger with space in its name', beside(rooms(3), 'ValhallaSpaceModulator')],
  ['SP01', 'beside', 'three, and an amplifier', beside(rooms(3), 'UAD Marshall')],
  [
    'SP01',
    'trap',
    'three, and one on a track without clips',
    { tracks: [...(rooms(3).tracks ?? []), midi({ arrangementClips: [], devices: [reverb({ MixDirect: 0.3 })] })] },
  ],
  [
    'SP01',
    'trap',
    'three, and one on a track whose fader is down',
    { tracks: [...(rooms(3).tracks ?? []), midi({ volumeDb: -70, devices: [reverb({ MixDirect: 0.3 })] })] },
  ],
  [
    'SP01',
    'trap',
    'four returns',
    {
      tracks: [
        midi(),
        ...['A', 'B', 'C', 'D'].map((name): TrackDescription => ({ kind: 'return', name, devices: [reverb()] })),
      ],
    },
  ],
  [
    'SP01',
    'trap',
    'four loaded instruments with a reverb inside',
    { tracks: [1, 2, 3, 4].map(() => midi({ devices: [presetWith(reverb({ MixDirect: 0.3 }))] })) },
  ],
  ['SP02', 'fires', 'a return at 50 %', withReturn([reverb({ MixDirect: 0.5 })], fed)],
  ['SP02', 'trap', 'a return at 50 % that nothing is sent to', withReturn([reverb({ MixDirect: 0.5 })])],
  [
    'SP02',
    'trap',
    'a return at 50 % that only an empty track is sent to',
    withReturn([reverb({ MixDirect: 0.5 })], { ...fed, arrangementClips: [] }),
  ],
  ['SP02', 'trap', 'a return at 50 % that is off', switchedOff(withReturn([reverb({ MixDirect: 0.5 })], fed))],
  ['SP04', 'trap', 'a return that is off', switchedOff(withReturn([reverb()], fed))],
  ['SP02', 'beside', 'a return at 100 %', withReturn([reverb()], fed)],
  ['SP02', 'trap', 'an insert at 50 %', withDevices([reverb({ MixDirect: 0.5 })])],
  ['SP03', 'fires', 'a kick sent at −10 dB', withReturn([reverb()], { name: 'Kick', sends: { Room: -10 } })],
  ['SP03', 'beside', 'a kick sent at −21 dB', withReturn([reverb()], { name: 'Kick', sends: { Room: -21 } })],
  [
    'SP03',
    'trap',
    'a high layer of a kick, over a low one that is dry',
    { tracks: [midi({ name: 'Kick low' }), midi(fed), { kind: 'return', name: 'Room', devices: [reverb()] }] },
  ],
  ['SP03', 'trap', 'a pad sent at −10 dB', withReturn([reverb()], { name: 'Pad', sends: { Room: -10 } })],
  ['SP03', 'fires', 'a bass with a reverb', withDevices([reverb({ MixDirect: 0.3 })], { name: 'Bass' })],
  [
    'SP03',
    'trap',
    'a loaded bass with a reverb inside',
    withDevices([presetWith(reverb({ MixDirect: 0.3 }))], { name: 'Bass' }),
  ],
  ['SP03', 'fires', 'a kick that its rack sends to a reverb', kitInto(-12)],
  ['SP03', 'beside', 'a kick that its rack sends to a reverb at −32 dB', kitInto(-32)],
  [
    'SP03',
    'trap',
    'a reverb on a pad that the kick does not play',
    withDevices(
      [
        {
          tag: 'DrumGroupDevice',
          chains: [
            { name: 'Kick', note: 60, devices: [{ tag: 'Operator' }] },
            { name: 'Snare', note: 38, devices: [{ tag: 'Operator' }, reverb({ MixDirect: 0.5 })] },
          ],
        },
      ],
      { name: 'Kick' },
    ),
  ],
  ['SP03', 'trap', 'a kick whose rack has a reverb that only its clap is sent to', kitInto(-70)],
  ['SP04', 'fires', 'a return that keeps the lows', withReturn([reverb()], fed)],
  ['SP04', 'trap', 'a return that nothing is sent to', withReturn([reverb()])],
  ['SP04', 'trap', 'a return that a lead alone is sent to', withReturn([reverb()], { ...fed, name: 'Lead' })],
  [
    'SP04',
    'fires',
    'a return that a track plays straight into',
    withReturn([reverb()], { name: 'Kick', output: { track: 'Room', tap: 'TrackIn' } }),
  ],
  ['SP04', 'trap', 'drums without a kick', withReturn([reverb()], drumsOf(38))],
  ['SP04', 'fires', 'drums with a kick', withReturn([reverb()], drumsOf(36))],
  ['SP04', 'trap', 'a low shelf that is down', withReturn([reverb({ ShelfLowOn: true, ShelfLoGain: 0.37 })], fed)],
  ['SP04', 'fires', 'a low shelf that does little', withReturn([reverb({ ShelfLowOn: true, ShelfLoGain: 0.75 })], fed)],
  ['SP04', 'beside', 'Lo Cut on', withReturn([reverb({ BandLowOn: true })], fed)],
  ['SP04', 'trap', 'an EQ cut before it', withReturn([eqEight([{ mode: 1, hz: 250 }]), reverb()], fed)],
  ['SP05', 'fires', '9 s at 120', withDevices([reverb({ DecayTime: 9000 })])],
  ['SP05', 'beside', '8 s at 120: four bars', withDevices([reverb({ DecayTime: 8000 })])],
  [
    'SP05',
    'trap',
    '9 s on a track that plays a quarter of the song',
    {
      tracks: [
        midi({ devices: [reverb({ DecayTime: 9000 })] }),
        midi({ arrangementClips: [midiClip({ lengthBeats: 64, loop: { isOn: true, start: 0, end: 16 } })] }),
      ],
    },
  ],
  ['SP06', 'fires', 'a return without sends', withReturn([reverb()])],
  ['SP06', 'beside', 'a return that is fed', withReturn([reverb()], { sends: { Room: -30 } })],
  ['SP07', 'fires', 'four dry tracks', { tracks: [midi(), midi(), midi(), midi()] }],
  ['SP07', 'beside', 'one with a reverb', { tracks: [midi({ devices: [reverb()] }), midi(), midi(), midi()] }],
  [
    'SP07',
    'fires',
    'four dry tracks beside a room that nothing is sent to',
    { tracks: [midi(), midi(), midi(), midi(), { kind: 'return', name: 'Room', devices: [reverb()] }] },
  ],
  [
    'SP07',
    'beside',
    'one that is sent to the room',
    {
      tracks: [
        midi({ sends: { Room: -30 } }),
        midi(),
        midi(),
        midi(),
        { kind: 'return', name: 'Room', devices: [reverb()] },
      ],
    },
  ],
  ['SP07', 'trap', 'three dry tracks', { tracks: [midi(), midi(), midi()] }],
  ['SP08', 'fires', 'feedback of 90 %', withDevices([delay({ Feedback: 0.9 })])],
  ['SP08', 'beside', 'feedback of 89 %', withDevices([delay({ Feedback: 0.89 })])],
  ['SP08', 'fires', 'a line of 90 % in a Filter Delay', withDevices([filterDelay({ Feedback2: 0.9 })])],
  ['SP08', 'trap', 'such a line that is off', withDevices([filterDelay({ Feedback2: 0.9, On2: false })])],
  ['SP09', 'trap', 'a delay of 22 ms that came from Live 9 beside a time it does not play', withDevices([fromLive9])],
  ['SP09', 'fires', '430 ms at 120 in an Echo', withDevices([freeEcho(0.43)])],
  ['SP09', 'beside', 'a dotted eighth in an Echo', withDevices([freeEcho(0.375)])],
  ['SP09', 'fires', '430 ms at 120 in an old Ping Pong', withDevices([freePingPong(430)])],
  ['SP09', 'trap', 'an Echo that is all dry', withDevices([freeEcho(0.43, 0)])],
  ['SP09', 'fires', '430 ms at 120', withDevices([free(0.43)])],
  [
    'SP09',
    'trap',
    'a preset of Live’s library',
    withDevices([{ ...free(0.43), presetName: 'Set back', isLibraryPreset: true }]),
  ],
  ['SP09', 'trap', 'the same on a chord that is held for 32 bars', struckEvery(128)],
  ['SP09', 'fires', 'on a chord that is struck every two bars', struckEvery(8)],
  ['SP09', 'beside', '375 ms at 120: a dotted eighth', withDevices([free(0.375)])],
  ['SP09', 'trap', 'a slap of 40 ms', withDevices([free(0.04)])],
  ['SP06', 'trap', 'a return that rests with its effect off', withReturn([{ ...reverb(), isOn: false }])],
  [
    'SP08',
    'trap',
    'an Echo that is switched off',
    withDevices([{ tag: 'Echo', params: { DryWet: 0.3, Feedback: 0.95 }, isOn: false }]),
  ],
  [
    'SP10',
    'fires',
    'a send before the fader, and used',
    withReturn([reverb()], { sends: { Room: -12 } }),
    { areSendsPreFader: [true] },
  ],
  [
    'SP10',
    'beside',
    'a send behind the fader',
    withReturn([reverb()], { sends: { Room: -12 } }),
    { areSendsPreFader: [false] },
  ],
  [
    'SP10',
    'trap',
    'a send before the fader that no one uses',
    withReturn([reverb()], { sends: { Room: -70 } }),
    { areSendsPreFader: [true] },
  ],
  ['SP11', 'fires', 'a send into a return that is off', intoRoom({ isMuted: true })],
  ['SP11', 'fires', 'a send into a return whose fader is down', intoRoom({ volumeDb: -70 })],
  ['SP11', 'beside', 'a return that is on', intoRoom({})],
  ['SP11', 'beside', 'a send at −31 dB', intoRoom({ isMuted: true }, -31)],
  [
    'SP11',
    'trap',
    'a fader that automation brings up for a quarter of the song',
    intoRoom({ volumeDb: -70, automation: [upFor(4)] }),
  ],
  ['SP11', 'fires', 'a fader that automation holds down', intoRoom({ automation: [upFor(0)] })],
  [
    'SP11',
    'fires',
    'a group that is sent there',
    {
      tracks: [
        { kind: 'group', name: 'Drums', sends: { Room: -6 } },
        midi({ group: 'Drums' }),
        { ...room, isMuted: true },
      ],
    },
  ],
  ['SP11', 'trap', 'a send of a track whose own fader is down', fromTrack({ volumeDb: -70 })],
  ['SP11', 'trap', 'a send of a track that is off', fromTrack({ isMuted: true })],
  ['SP11', 'trap', 'a send of a track without clips', fromTrack({ arrangementClips: [] })],
]
