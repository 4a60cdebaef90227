import type { AutomationEnvelope } from './automation.ts'
import type { FollowAction } from './follow-action.ts'
import type { MidiNote, PerNoteExpression } from './midi-note.ts'
import type { SampleReference } from './sample-reference.ts'
import type { ScaleSetting } from './scale-setting.ts'
import type { TimeSignature } from './time-signature.ts'

export type Clip = MidiClip | AudioClip

type ClipBase = {
  readonly name: string
  readonly annotation: string
  readonly colorIndex: number | null
  /** Arrangement position in beats; in a session slot the clip's own start. */
  readonly startBeats: number
  readonly endBeats: number
  readonly loop: ClipLoop
  /** The clip activator is off. */
  readonly isMuted: boolean
  readonly timeSignature: TimeSignature
  /** `id` of a groove in the pool. */
  readonly grooveId: number | null
  readonly launch: LaunchSettings
  /** The recorded take that it is a part of (Live 11+): the clips of a take lane and what was comped from them have the same. */
  readonly takeId: number | null
  readonly envelopes: readonly AutomationEnvelope[]
  readonly scale: ScaleSetting | null
  /** Byte offset of the clip in the XML. */
  readonly offset: number
}

/** What part of the clip's content sounds. In beats; in seconds for an audio clip that is not warped. */
export type ClipLoop = {
  readonly isOn: boolean
  readonly start: number
  readonly end: number
  /** Where playback starts, relative to `start`. */
  readonly startRelative: number
}

export type LaunchSettings = {
  readonly mode: 'trigger' | 'gate' | 'toggle' | 'repeat'
  /** Live's index: 0 is the global setting, 1 none, then 8 bars … 1/32. */
  readonly quantization: number
  readonly isLegato: boolean
  /** How much a pad's velocity sets the clip's volume, 0…1. */
  readonly velocityAmount: number
  /** `null` where the file says nothing of it. */
  readonly followAction: FollowAction | null
}

export type MidiClip = ClipBase & {
  readonly kind: 'midi'
  /** Sorted by start, then pitch. Times are in the clip's content: see `heardNotes` for what sounds and when. */
  readonly notes: readonly MidiNote[]
  /** MPE curves by note (Live 11+). */
  readonly expressions: readonly PerNoteExpression[]
  /** What the clip sends to an instrument when it starts, each 0…127; absent where it sends nothing. */
  readonly programChange?: {
    readonly bank: number | null
    readonly subBank: number | null
    readonly program: number | null
  }
}

export type AudioClip = ClipBase & {
  readonly kind: 'audio'
  readonly sample: SampleReference | null
  readonly isWarped: boolean
  readonly warpMode: WarpMode | null
  /** What the warp modes are set to, those not in use too. */
  readonly warpSettings: WarpSettings
  /** Without the hidden one that ends Live's list. */
  readonly warpMarkers: readonly WarpMarker[]
  /**
   * The hidden one, 1/32 beat behind the last: it holds the tempo from there on, and of a clip with a single marker the
   * only tempo there is. `null` where the file has none.
   */
  readonly warpSentinel: WarpMarker | null
  readonly gainDb: number
  readonly transposeSemitones: number
  readonly detuneCents: number
  /** A fade at either end that takes time. */
  readonly hasFades: boolean
  readonly fades: ClipFades
  /** Hi-Q: the better way of transposing. */
  readonly isHighQuality: boolean
  readonly isLoadedToRam: boolean
  /** "Leader": the set follows this clip's tempo. */
  readonly isTempoLeader: boolean
}

export type ClipFades = {
  /** The clip's Fade switch: without it Live plays its edges as they are. */
  readonly isOn: boolean
  readonly in: Fade
  readonly out: Fade
  /** It fades in while the clip before it on the track fades out. */
  readonly isCrossfadedIn: boolean
}

export type Fade = {
  /** Live's own fade is 4 ms: 0.008 beats at 120 bpm. */
  readonly lengthBeats: number
  /** Where the curve bends, and how steep it is there, as written: −1…1, 0 is Live's default. */
  readonly curveSkew: number
  readonly curveSlope: number
  /** No one has changed it. */
  readonly isDefault: boolean
}

export type WarpMode = 'beats' | 'tones' | 'texture' | 'rePitch' | 'complex' | 'rex' | 'complexPro'

/** As written: Live keeps each for the day that its mode is chosen. `null` where the file does not say it. */
export type WarpSettings = {
  /** Beats: what is preserved, an index from whole bars to transients, the fill between transients, and how far it fades. */
  readonly beatsPreserve: number | null
  readonly beatsLoop: number | null
  readonly beatsEnvelope: number | null
  /** Tones: grain size. */
  readonly tonesGrainSize: number | null
  /** Texture: grain size and flux. */
  readonly textureGrainSize: number | null
  readonly textureFlux: number | null
  /** Complex Pro: formants and envelope. */
  readonly proFormants: number | null
  readonly proEnvelope: number | null
}

export type WarpMarker = {
  readonly seconds: number
  readonly beats: number
}
