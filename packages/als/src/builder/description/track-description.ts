import type { AutomationDescription } from './automation-description.ts'
import type { AudioClipDescription, ClipDescription } from './clip-description.ts'
import type { DeviceDescription } from './device-description.ts'

export type TrackDescription = {
  readonly kind: 'midi' | 'audio' | 'group' | 'return'
  /** What the producer typed; Live's automatic name (`3-Audio`) stands where absent. */
  readonly name?: string
  readonly annotation?: string
  /** 0…69. */
  readonly colorIndex?: number
  /** Name of the group track that holds it; the group must come first. */
  readonly group?: string
  readonly volumeDb?: number
  readonly pan?: number
  readonly isMuted?: boolean
  readonly isSoloed?: boolean
  readonly crossfade?: 'a' | 'none' | 'b'
  /** dB by the name of a return track; those not named are off. */
  readonly sends?: Readonly<Record<string, number>>
  readonly isFrozen?: boolean
  readonly isArmed?: boolean
  readonly monitoring?: 'in' | 'auto' | 'off'
  readonly delay?: number
  readonly isDelayInSamples?: boolean
  readonly input?: RoutingDescription
  /** The group or the main track where absent. */
  readonly output?: RoutingDescription
  readonly devices?: readonly DeviceDescription[]
  /** By scene, from 0. */
  readonly sessionClips?: Readonly<Record<number, ClipDescription>>
  /** Asked for once, when the track is written: a generator's clips need not be in memory together. */
  readonly arrangementClips?: Iterable<ClipDescription>
  /** Live 11+. */
  readonly takeLanes?: readonly {
    readonly name: string
    readonly isAuditioned?: boolean
    readonly clips: readonly ClipDescription[]
  }[]
  readonly freezeClips?: readonly AudioClipDescription[]
  readonly automation?: readonly AutomationDescription[]
}

/** `target` as in the file, with the two lines that Live shows; or a track of the set by name. */
export type RoutingDescription =
  | { readonly track: string; readonly tap?: 'TrackIn' | 'TrackOut' | 'PreFxOut' | 'PostFxOut' }
  | { readonly target: string; readonly upperName?: string; readonly lowerName?: string }
