import type { SampleReference } from './sample-reference.ts'

/** A device of a chain: Live's own, a plug-in, a Max device, or a rack. */
export type Device = {
  readonly kind: DeviceKind
  /** XML tag, such as `Eq8`. */
  readonly tag: string
  /** Name as Live shows it: `EQ Eight`, a plug-in's or a Max device's own name. */
  readonly name: string
  /** What the producer typed; empty where nothing. */
  readonly userName: string
  readonly annotation: string
  readonly isOn: boolean
  /** Preset that was loaded last, where the file says it. */
  readonly presetName: string | null
  readonly parameters: readonly DeviceParameter[]
  /** Native devices with a sidechain input. */
  readonly sidechain: Sidechain | null
  readonly plugin: PluginIdentity | null
  /** Racks only: chains and return chains. */
  readonly chains: readonly Chain[]
  readonly returnChains: readonly Chain[]
  /** Racks only: names of the macros in order. */
  readonly macros: readonly Macro[]
  /** Samples of Simpler, Sampler, Impulse, Drum Sampler. */
  readonly samples: readonly SampleReference[]
  readonly offset: number
}

export type DeviceKind = 'instrument' | 'audioEffect' | 'midiEffect' | 'rack' | 'plugin' | 'max' | 'unknown'

export type DeviceParameter = {
  /** Path of tags inside the device, such as `Bands.0/ParameterA/Freq`. */
  readonly name: string
  /** In `unit`; booleans are 0 and 1. `Infinity` never occurs: a ratio of infinity is the largest float. */
  readonly value: number
  readonly unit: ParameterUnit
  /** Value as written in the file. */
  readonly rawValue: number
  readonly isAutomated: boolean
  /** The macro that moves it, from 0; `null` where none. */
  readonly macroIndex: number | null
}

export type ParameterUnit =
  | 'dB'
  | 'Hz'
  | 'ms'
  | 's'
  | 'semitones'
  | 'cents'
  | 'percent'
  | 'ratio'
  | 'degrees'
  | 'beats'
  | 'boolean'
  | 'choice'
  | 'none'

export type Sidechain = {
  readonly isOn: boolean
  /** As written: `AudioIn/Track.12/PostFxOut`, `AudioIn/None`. */
  readonly target: string
  /** `id` of the source track; `null` where no source is chosen or it is not a track of the set. */
  readonly sourceTrackId: number | null
  readonly hasSource: boolean
}

export type PluginIdentity = {
  readonly format: 'vst2' | 'vst3' | 'au'
  readonly name: string
  readonly maker: string | null
  readonly uniqueId: string | null
}

export type Macro = {
  readonly name: string
  /** 0…127. */
  readonly value: number
}

/** A chain of a rack. */
export type Chain = {
  readonly name: string
  readonly devices: readonly Device[]
  readonly volumeDb: number
  readonly pan: number
  readonly isMuted: boolean
  readonly isSoloed: boolean
  /** Drum Rack pads only. */
  readonly pad: DrumPad | null
  readonly keyRange: readonly [low: number, high: number] | null
  readonly velocityRange: readonly [low: number, high: number] | null
}

export type DrumPad = {
  /** MIDI number that plays the pad. */
  readonly receivingNote: number
  readonly sendingNote: number
  readonly chokeGroup: number | null
}
