import type { Routing } from './routing.ts'
import type { SampleReference } from './sample-reference.ts'
import type { SampleZone } from './sample-zone.ts'

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
  /**
   * Where that preset came with Live or with a pack, or lies in the User Library beside what Live saves there; up to
   * Live 8 its library held what users saved as well.
   */
  readonly isLibraryPreset?: true
  readonly parameters: readonly DeviceParameter[]
  /**
   * What it listens to beside its own input: of Live's devices with a sidechain always, of plug-ins and Vocoder where a
   * source is chosen.
   */
  readonly sidechain: Sidechain | null
  readonly plugin: PluginIdentity | null
  /** External Instrument and External Audio Effect only: the hardware that they play and listen to. */
  readonly hardware?: { readonly output: Routing | null; readonly input: Routing | null }
  /** Wavetable only: the names of the tables of its oscillators. */
  readonly wavetables?: readonly string[]
  /** Racks only: chains and return chains. */
  readonly chains: readonly Chain[]
  readonly returnChains: readonly Chain[]
  /** Racks only: names of the macros in order. */
  readonly macros: readonly Macro[]
  /** Racks only, from Live 11: positions of all macros that were stored under a name. */
  readonly macroVariations: readonly MacroVariation[]
  /** Samples of Simpler, Sampler, Impulse, Drum Sampler. */
  readonly samples: readonly SampleReference[]
  /** Simpler and Sampler only: where on keys and velocities each of their samples plays, and which part of it. */
  readonly zones: readonly SampleZone[]
  /** Byte offset in the XML. */
  readonly offset: number
}

export type DeviceKind = 'instrument' | 'audioEffect' | 'midiEffect' | 'rack' | 'plugin' | 'max' | 'unknown'

export type DeviceParameter = {
  /**
   * Path of tags inside the device, such as `Bands.0/ParameterA/Freq`; of a plug-in or a Max device its own name, and in the
   * modulations of Wavetable and Meld the name of what is moved.
   */
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

/**
 * `percent` is a share of the whole, or of the control's travel. `pan` runs from −1 left to 1 right. `midi` is one of MIDI's
 * numbers, 0 to 127: a note, a velocity, the position of a macro. A `choice` is the index of an entry in a list of Live's.
 */
export type ParameterUnit =
  | 'dB'
  | 'Hz'
  | 'ms'
  | 's'
  | 'semitones'
  | 'cents'
  | 'octaves'
  | 'percent'
  | 'ratio'
  | 'degrees'
  | 'pan'
  | 'midi'
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
  /** As Audio Units say it, or as Live's browser files VST3 and, from Live 12, all plug-ins; `null` where neither is there. */
  readonly maker: string | null
  readonly uniqueId: string | null
}

export type Macro = {
  readonly name: string
  /** 0…127. */
  readonly value: number
}

export type MacroVariation = {
  readonly name: string
  /** By macro, 0…127; `null` for one that the variation leaves where it is. */
  readonly values: readonly (number | null)[]
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
  /** Values of the rack's chain selector at which it plays. */
  readonly selectorRange: readonly [low: number, high: number] | null
  /** Drum Racks: what it sends to each of the rack's return chains, dB; −70 is the stop. */
  readonly sendsDb: readonly number[]
  /** Byte offset in the XML. */
  readonly offset: number
}

export type DrumPad = {
  /** MIDI number that plays the pad. */
  readonly receivingNote: number
  readonly sendingNote: number
  readonly chokeGroup: number | null
}
