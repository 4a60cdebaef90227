import type { FollowAction } from '../../model/follow-action.ts'
import type { LiveMajor } from '../live-shape.ts'
import type { AutomationDescription } from './automation-description.ts'
import type { MidiNoteDescription } from './clip-description.ts'
import type { DeviceDescription } from './device-description.ts'
import type { ScaleDescription } from './scale-description.ts'
import type { TrackDescription } from './track-description.ts'

/** What a set shall hold. Everything may be left out; times are beats, levels dB, pitches MIDI numbers. */
export type SetDescription = {
  /** Whose format to write; 12 where absent. */
  readonly live?: LiveMajor
  /** `Ableton Live 12.0.5` writes that release's shape; `null` leaves it out, as Live 8.0 does. */
  readonly creator?: string | null
  /** Beats per minute, or breakpoints of its automation. */
  readonly tempo?: number | readonly { readonly timeBeats: number; readonly bpm: number }[]
  /** `4/4` where absent. */
  readonly timeSignature?: string
  readonly timeSignatureChanges?: readonly { readonly timeBeats: number; readonly signature: string }[]
  readonly scale?: ScaleDescription
  readonly tracks?: readonly TrackDescription[]
  readonly main?: MainTrackDescription
  /** As many scenes as the session clips need are there anyway. */
  readonly scenes?: readonly (string | SceneDescription)[]
  readonly locators?: readonly LocatorDescription[]
  readonly grooves?: readonly GrooveDescription[]
  /** 0…1.3. */
  readonly globalGrooveAmount?: number
  readonly loop?: { readonly startBeats: number; readonly lengthBeats: number; readonly isOn?: boolean }
  readonly currentTimeBeats?: number
  readonly isPunchIn?: boolean
  readonly isPunchOut?: boolean
  /** Live's index; 4, one bar, where absent. */
  readonly launchQuantization?: number
  readonly annotation?: string
  /** Live 12: a loaded tuning system. */
  readonly tuning?: { readonly name: string; readonly referenceFrequencyHz: number }
}

export type MainTrackDescription = {
  readonly colorIndex?: number
  readonly volumeDb?: number
  readonly pan?: number
  readonly devices?: readonly DeviceDescription[]
  readonly automation?: readonly AutomationDescription[]
}

export type SceneDescription = {
  readonly name?: string
  readonly annotation?: string
  readonly colorIndex?: number
  /** Live 11+. */
  readonly bpm?: number
  /** Live 11+. */
  readonly timeSignature?: string
  /** Live 11+. */
  readonly followAction?: FollowAction
}

export type LocatorDescription = {
  readonly timeBeats: number
  readonly name: string
  readonly annotation?: string
  readonly isSongStart?: boolean
}

/** Amounts are 0…1 (velocity −1…1). Its notes are a timing template. */
export type GrooveDescription = {
  readonly name: string
  readonly grid?: number
  readonly quantizationAmount?: number
  readonly timingAmount?: number
  readonly randomAmount?: number
  readonly velocityAmount?: number
  readonly notes?: readonly MidiNoteDescription[]
}
