import type { AutomationEnvelope } from './automation.ts'
import type { AudioClip, Clip } from './clip.ts'
import type { Device } from './device.ts'
import type { Mixer } from './mixer.ts'
import type { Routing } from './routing.ts'

export type TrackKind = 'midi' | 'audio' | 'group' | 'return'

/** A track of the session view. Group and return tracks hold no clips of their own. */
export type Track = {
  readonly kind: TrackKind
  /** `Id` of the file, unique in a set; routings and groups name it. */
  readonly id: number
  /** As Live shows it: `Bass`, `3-Audio`, `A-Reverb`. */
  readonly name: string
  /** What the producer typed (`#` stands for the track's number); empty where the name is automatic. */
  readonly userName: string
  readonly annotation: string
  /** Index in Live's palette of 70; `null` where none. Older palettes are mapped to it. */
  readonly colorIndex: number | null
  /** `id` of the group track that holds it. */
  readonly groupId: number | null
  /** Number of the linked tracks that it is edited together with (Live 11+). */
  readonly linkedGroupId: number | null
  readonly isFrozen: boolean
  /** Track delay in milliseconds, or samples where `isDelayInSamples`. */
  readonly delay: number
  readonly isDelayInSamples: boolean
  readonly isArmed: boolean
  readonly monitoring: 'in' | 'auto' | 'off' | null
  readonly input: Routing | null
  readonly output: Routing | null
  readonly mixer: Mixer
  /** In signal order. */
  readonly devices: readonly Device[]
  /** Clips in session slots, by scene. */
  readonly sessionClips: readonly SessionClip[]
  /** Clips on the arrangement, sorted by start. */
  readonly arrangementClips: readonly Clip[]
  /** Take lanes (Live 11+): alternatives that are not heard. */
  readonly takeLanes: readonly TakeLane[]
  /** Rendered audio of a frozen track: a copy, not clips of the producer's. */
  readonly freezeClips: readonly AudioClip[]
  readonly automation: readonly AutomationEnvelope[]
  /** Byte offset of the track in the XML. */
  readonly offset: number
}

export type SessionClip = {
  /** 0 is the first scene. */
  readonly sceneIndex: number
  readonly clip: Clip
}

export type TakeLane = {
  readonly name: string
  /** It is heard in place of the track's own clips. */
  readonly isAuditioned: boolean
  readonly clips: readonly Clip[]
  /** Byte offset in the XML. */
  readonly offset: number
}

/** The main track: what every other track ends in. */
export type MainTrack = {
  readonly name: string
  readonly annotation: string
  readonly colorIndex: number | null
  readonly mixer: Mixer
  /** −1 A … 1 B. */
  readonly crossfader: number
  /** Where the whole song goes: `AudioOut/External/S0` is the first pair of the interface. */
  readonly output: Routing | null
  readonly devices: readonly Device[]
  readonly automation: readonly AutomationEnvelope[]
  readonly offset: number
}
