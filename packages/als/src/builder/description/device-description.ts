import type { WarpMode } from '../../model/clip.ts'
import type { SampleSlicing, SustainLoop } from '../../model/sample-zone.ts'
import type { SampleDescription } from './clip-description.ts'

export type DeviceDescription = {
  /** XML tag: `Eq8`, `DrumGroupDevice`, `PluginDevice`, `MxDeviceAudioEffect`. */
  readonly tag: string
  /** What the producer typed. */
  readonly name?: string
  readonly annotation?: string
  /** True where absent. */
  readonly isOn?: boolean
  readonly presetName?: string
  /** Whether that preset came with Live or with a pack. */
  readonly isLibraryPreset?: boolean
  /** Folder of the User Library that holds a preset; `Presets` where absent. */
  readonly presetFolder?: string
  /** Parameters that can be automated, by path: `{ 'Bands.0/ParameterA/Freq': 100 }`. */
  readonly params?: Readonly<Record<string, ParameterDescription>>
  /** Plain settings, by path: `{ Mode: 2 }`. */
  readonly settings?: Readonly<Record<string, number | boolean | string>>
  readonly sidechain?: SidechainDescription
  /** Racks. */
  readonly chains?: readonly ChainDescription[]
  readonly returnChains?: readonly ChainDescription[]
  readonly macros?: readonly { readonly name: string; readonly value?: number }[]
  /** From Live 11; `null` for a macro that the variation leaves where it is. */
  readonly macroVariations?: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
  readonly plugin?: PluginDescription
  /** Max devices: path of the patch. */
  readonly maxPatch?: string
  /** Simpler and Sampler: each on all keys; `zones` where more is to be said of them. */
  readonly samples?: readonly SampleDescription[]
  readonly zones?: readonly ZoneDescription[]
}

export type ZoneDescription = {
  readonly sample: SampleDescription
  readonly name?: string
  readonly rootKey?: number
  readonly keyRange?: readonly [low: number, high: number]
  readonly velocityRange?: readonly [low: number, high: number]
  readonly selectorRange?: readonly [low: number, high: number]
  readonly startSamples?: number
  readonly endSamples?: number
  readonly sustainLoop?: SustainLoop
  readonly detuneCents?: number
  readonly volumeDb?: number
  readonly pan?: number
  /** Not warped where absent. */
  readonly warpMode?: WarpMode
  /** Takes effect where the setting `Globals/PlaybackMode` is 2. */
  readonly slicing?: SampleSlicing
}

export type ParameterDescription =
  | number
  | boolean
  | {
      readonly value: number | boolean
      /** What a controller or macro can reach. */
      readonly range?: readonly [low: number, high: number]
      /** The macro that moves it, from 0. */
      readonly macro?: number
    }

export type SidechainDescription = {
  readonly isOn?: boolean
  /** Name of the source track; "No Output" where absent. */
  readonly source?: string
  readonly tap?: 'TrackOut' | 'PreFxOut' | 'PostFxOut'
}

export type ChainDescription = {
  readonly name?: string
  readonly devices?: readonly DeviceDescription[]
  readonly volumeDb?: number
  readonly pan?: number
  readonly isMuted?: boolean
  readonly isSoloed?: boolean
  /** Drum Racks: MIDI number that plays the pad. */
  readonly note?: number
  readonly sendingNote?: number
  /** From 1. */
  readonly chokeGroup?: number
  readonly keyRange?: readonly [low: number, high: number]
  readonly velocityRange?: readonly [low: number, high: number]
  readonly selectorRange?: readonly [low: number, high: number]
  /** Drum Racks: to each return chain. */
  readonly sendsDb?: readonly number[]
}

export type PluginDescription = {
  readonly format: 'vst2' | 'vst3' | 'au'
  readonly name: string
  /** VST3: as Live's browser files it. */
  readonly maker?: string
  /** VST2 and Audio Unit: a whole number. VST3: four. */
  readonly uniqueId?: readonly number[]
  readonly isInstrument?: boolean
  /** Parameters that the producer has brought into the device, by name, 0…1. */
  readonly parameters?: Readonly<Record<string, number>>
  /** State of the plug-in, as bytes. */
  readonly stateBytes?: number
}
