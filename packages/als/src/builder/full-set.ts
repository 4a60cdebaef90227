import type { FollowAction } from '../model/follow-action.ts'
import type { ClipDescription, MidiNoteDescription } from './description/clip-description.ts'
import type { DeviceDescription, ZoneDescription } from './description/device-description.ts'
import type { SetDescription } from './description/set-description.ts'
import type { TrackDescription } from './description/track-description.ts'
import type { LiveMajor } from './live-shape.ts'

/**
 * A small set with one of everything that the maker can write: where a reader, a fuzzer or a test wants all parts of
 * the format at once.
 */
export function fullSet(live: LiveMajor, creator?: string | null): SetDescription {
  return {
    live,
    ...(creator === undefined ? {} : { creator }),
    tempo: [
      { timeBeats: -63_072_000, bpm: 124 },
      { timeBeats: 32, bpm: 128 },
    ],
    timeSignature: '6/8',
    timeSignatureChanges: [{ timeBeats: 12, signature: '4/4' }],
    scale: { rootPitchClass: 9, name: 'Minor', isInKey: true },
    tracks: [DRUMS, KIT, BASS, VOX, REVERB, DELAY],
    main: {
      colorIndex: 4,
      volumeDb: -0.5,
      devices: [{ tag: 'Limiter', params: { Gain: 1.5, Ceiling: -0.3, Lookahead: 1 } }],
      automation: [{ parameter: 'Mixer/Volume', events: ramp(0, 16, 1, 0.5) }],
    },
    scenes: [
      'Intro',
      {
        name: 'Drop',
        bpm: 126,
        timeSignature: '7/8',
        colorIndex: 3,
        annotation: 'louder',
        followAction: FOLLOW_ACTION,
      },
    ],
    locators: [
      { timeBeats: 32, name: 'Drop' },
      { timeBeats: 0, name: 'Intro & "Hook"', isSongStart: true },
    ],
    grooves: [{ name: 'Swing 16ths', timingAmount: 0.5, velocityAmount: -0.25, randomAmount: 0.1, notes: BAR }],
    globalGrooveAmount: 0.8,
    loop: { startBeats: 8, lengthBeats: 16, isOn: true },
    currentTimeBeats: 4,
    isPunchIn: true,
    launchQuantization: 7,
    annotation: 'Bounce by Friday\nask Mira about the <vocal>',
  }
}

function ramp(from: number, to: number, start: number, end: number) {
  return [
    { timeBeats: from, value: start },
    { timeBeats: to, value: end },
  ]
}

const BAR: readonly MidiNoteDescription[] = [
  { pitch: 36, startBeats: 0, durationBeats: 0.5, velocity: 101.5 },
  { pitch: 43, startBeats: 1, durationBeats: 0.25, velocity: 80, releaseVelocity: 30, isMuted: true },
  { pitch: 36, startBeats: 2.5, durationBeats: 1, probability: 0.75, velocityDeviation: -12 },
  {
    pitch: 48,
    startBeats: 3,
    durationBeats: 0.75,
    expressions: [{ controller: -1, events: [{ offsetBeats: 0.25, value: 63 }] }],
  },
]

const FOLLOW_ACTION: FollowAction = {
  isOn: true,
  a: { action: 'next', chance: 0.75, jumpIndex: null },
  b: { action: 'any', chance: 0.25, jumpIndex: null },
  isLinked: false,
  loopCount: 1,
  afterBeats: 8,
}

const BASS_LINE: ClipDescription = {
  name: 'Bass A',
  colorIndex: 12,
  startBeats: 16,
  lengthBeats: 8,
  loop: { isOn: true, start: 0, end: 4, startRelative: 1 },
  grooveId: 0,
  timeSignature: '3/4',
  scale: { rootPitchClass: 2, name: 'Dorian', isInKey: true },
  notes: BAR,
  envelopes: [
    { parameter: 'Controllers.0', events: ramp(0, 2, 0, 2000) },
    { parameter: 'Devices.0/Filter_Frequency', events: ramp(0, 4, 200, 900) },
  ],
  launch: { mode: 'gate', quantization: 5, isLegato: true, followAction: FOLLOW_ACTION },
}

const VOX_CLIP: ClipDescription = {
  kind: 'audio',
  name: 'Vox – "ah"',
  startBeats: 8,
  lengthBeats: 8,
  gainDb: -3,
  transposeSemitones: -2,
  detuneCents: 14,
  warpMode: 'complexPro',
  warpSettings: { proFormants: 80, beatsLoop: 0 },
  fades: { in: 0.5, out: { lengthBeats: 2, curveSkew: 0.25, curveSlope: -0.5 } },
  sample: {
    path: '/Users/sol/Downloads/Vox & Choir.wav',
    relativePath: '../../Downloads/Vox & Choir.wav',
    relativePathType: 1,
    sizeBytes: 1_058_444,
    crc: 4711,
    sampleRateHz: 48_000,
    durationSamples: 176_400,
  },
}

const UNWARPED: ClipDescription = {
  kind: 'audio',
  name: 'Field recording',
  startBeats: 24,
  lengthBeats: 4,
  isWarped: false,
  isMuted: true,
  sample: { path: 'D:\\Samples\\Köln\\rain.wav', relativePathType: 0, sampleRateHz: 44_100 },
}

const DRUMS: TrackDescription = { kind: 'group', name: 'Drums', colorIndex: 1, volumeDb: -2 }

const KICK_ZONE: ZoneDescription = {
  name: 'Kick low',
  sample: {
    path: '/Users/sol/Song Project/Samples/Kick.wav',
    relativePath: 'Samples/Kick.wav',
    durationSamples: 20_000,
  },
  rootKey: 36,
  keyRange: [24, 48],
  velocityRange: [1, 90],
  startSamples: 120,
  endSamples: 18_000,
  sustainLoop: { startSamples: 9000, endSamples: 18_000, isBackAndForth: true },
  detuneCents: -7,
  volumeDb: -3,
  pan: 0.25,
  warpMode: 'complex',
  slicing: { by: 'manual', pointsSeconds: [0, 0.125] },
}

const INNER_RACK: DeviceDescription = {
  tag: 'InstrumentGroupDevice',
  name: 'Layer',
  macros: [{ name: 'Tone', value: 64 }],
  macroVariations: [{ name: 'Dark & low', values: [12.5, null] }],
  chains: [
    {
      name: 'Low',
      keyRange: [0, 59],
      velocityRange: [1, 100],
      selectorRange: [0, 63],
      volumeDb: -6,
      pan: -0.25,
      devices: [
        {
          tag: 'OriginalSimpler',
          zones: [KICK_ZONE],
          params: { 'Filter/Slot/Value/SimplerFilter/Freq': 900 },
          settings: { 'Globals/PlaybackMode': 2 },
        },
        { tag: 'Saturator', params: { PreDrive: { value: 4, range: [-36, 36], macro: 0 }, Type: 1 }, isOn: false },
      ],
    },
  ],
}

const KIT: TrackDescription = {
  kind: 'midi',
  name: '# Kit',
  group: 'Drums',
  colorIndex: 2,
  isArmed: true,
  annotation: 'layer the clap',
  sends: { Reverb: -12 },
  devices: [
    {
      tag: 'DrumGroupDevice',
      chains: [
        { name: 'Kick', note: 36, devices: [INNER_RACK], sendsDb: [-12] },
        { name: 'Hat', note: 42, chokeGroup: 1, isMuted: true, isSoloed: true, sendingNote: 61 },
      ],
      returnChains: [{ name: 'Room', devices: [{ tag: 'Reverb', params: { DecayTime: 900 } }] }],
    },
  ],
  sessionClips: { 1: { name: 'Beat', lengthBeats: 4, loop: { isOn: true }, notes: BAR } },
  takeLanes: [
    { name: 'Take 1', isAuditioned: true, clips: [{ startBeats: 0, lengthBeats: 4, takeId: 3, notes: BAR }] },
  ],
  automation: [
    { parameter: 'Devices.0/Chains.0/Devices.0/Chains.0/Devices.1/PreDrive', events: ramp(0, 8, 0, 6) },
    { parameter: 'Mixer/Sends.1', events: ramp(0, 8, 0.5, 1) },
  ],
}

const BASS: TrackDescription = {
  kind: 'midi',
  name: 'Bass',
  colorIndex: 12,
  volumeDb: -70,
  pan: 0.5,
  isMuted: true,
  isSoloed: true,
  crossfade: 'a',
  delay: -12.5,
  input: { target: 'MidiIn/External.Dev:Keys/2', upperName: 'Keys', lowerName: 'Ch. 2' },
  devices: [
    { tag: 'Drift', params: { Filter_Frequency: 820, Filter_Type: 2 }, presetName: 'Deep One' },
    { tag: 'Eq8', params: { 'Bands.0/ParameterA/Freq': 32, 'Bands.0/ParameterA/IsOn': true }, settings: { Mode: 2 } },
    {
      tag: 'Compressor2',
      params: { Threshold: 0.25, Ratio: Number.POSITIVE_INFINITY },
      sidechain: { source: '# Kit' },
    },
    { tag: 'Gate', params: { Threshold: 0.1 }, sidechain: { isOn: true } },
    { tag: 'PluginDevice', plugin: { format: 'vst2', name: 'Vari Comp', uniqueId: [1_315_513_403], stateBytes: 40 } },
  ],
  arrangementClips: [BASS_LINE, { startBeats: 40, lengthBeats: 2, takeId: 2, notes: [] }],
  automation: [{ parameter: 'Mixer/Speaker', events: [{ timeBeats: 4, value: false }] }],
}

const VOX: TrackDescription = {
  kind: 'audio',
  name: 'Vox',
  monitoring: 'off',
  isFrozen: true,
  input: { track: 'Bass' },
  output: { target: 'AudioOut/External/S0', upperName: 'Ext. Out', lowerName: '1/2' },
  devices: [
    { tag: 'AuPluginDevice', plugin: { format: 'au', name: 'De-Esser', maker: 'Acme' } },
    {
      tag: 'PluginDevice',
      plugin: { format: 'vst3', name: 'Tune', maker: 'Øre & Co', uniqueId: [1, -2, 3, 4], parameters: { Amount: 0.5 } },
    },
    { tag: 'MxDeviceAudioEffect', maxPatch: '/Users/sol/Music/Ableton/User Library/Max/Wobble.amxd' },
  ],
  sessionClips: { 0: VOX_CLIP },
  arrangementClips: [VOX_CLIP, UNWARPED],
  freezeClips: [{ kind: 'audio', sample: { path: '/Users/sol/Song Project/Freeze Vox.wav' }, lengthBeats: 32 }],
}

const REVERB: TrackDescription = {
  kind: 'return',
  name: 'Reverb',
  devices: [{ tag: 'Reverb', params: { MixDirect: 1 } }],
}

const DELAY: TrackDescription = { kind: 'return', devices: [{ tag: 'Delay', params: { DryWet: 1, Feedback: 0.4 } }] }
