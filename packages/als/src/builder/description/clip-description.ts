import type { WarpMode, WarpSettings } from '../../model/clip.ts'
import type { FollowAction } from '../../model/follow-action.ts'
import type { AutomationDescription } from './automation-description.ts'
import type { ScaleDescription } from './scale-description.ts'

export type ClipDescription = MidiClipDescription | AudioClipDescription

type ClipBaseDescription = {
  readonly name?: string
  readonly annotation?: string
  readonly colorIndex?: number
  /** Where it stands on the arrangement; 0 where absent. */
  readonly startBeats?: number
  /** 4 where absent. */
  readonly lengthBeats?: number
  /** Its whole content, not looped, where absent. In seconds for audio that is not warped. */
  readonly loop?: {
    readonly isOn?: boolean
    readonly start?: number
    readonly end?: number
    readonly startRelative?: number
  }
  readonly isMuted?: boolean
  /** Index into the set's grooves. */
  readonly grooveId?: number
  readonly timeSignature?: string
  readonly launch?: {
    readonly mode?: 'trigger' | 'gate' | 'toggle' | 'repeat'
    readonly quantization?: number
    readonly isLegato?: boolean
    readonly followAction?: FollowAction
  }
  /** Live 11+. */
  readonly takeId?: number
  readonly envelopes?: readonly AutomationDescription[]
  /** Live 11+. */
  readonly scale?: ScaleDescription
}

export type MidiClipDescription = ClipBaseDescription & {
  readonly kind?: 'midi'
  readonly notes?: readonly MidiNoteDescription[]
}

export type MidiNoteDescription = {
  readonly pitch: number
  readonly startBeats: number
  readonly durationBeats: number
  /** 100 where absent. */
  readonly velocity?: number
  /** 64 where absent. */
  readonly releaseVelocity?: number
  readonly isMuted?: boolean
  /** Live 11+. */
  readonly probability?: number
  /** Live 11+. */
  readonly velocityDeviation?: number
  /** MPE curves (Live 11+): −1 pressure, −2 pitch bend, 74 slide. */
  readonly expressions?: readonly {
    readonly controller: number
    readonly events: readonly { readonly offsetBeats: number; readonly value: number }[]
  }[]
}

export type AudioClipDescription = ClipBaseDescription & {
  readonly kind: 'audio'
  readonly sample: SampleDescription
  /** True where absent. */
  readonly isWarped?: boolean
  readonly warpMode?: WarpMode
  /** The start and the end at the set's tempo where absent; Live's sentinel after the last is added. */
  readonly warpMarkers?: readonly { readonly seconds: number; readonly beats: number }[]
  readonly gainDb?: number
  readonly transposeSemitones?: number
  readonly detuneCents?: number
  /** In beats, or with the curve that each takes. */
  readonly fades?: { readonly in?: number | FadeDescription; readonly out?: number | FadeDescription }
  readonly isTempoLeader?: boolean
  readonly warpSettings?: Partial<WarpSettings>
}

export type FadeDescription = {
  readonly lengthBeats: number
  readonly curveSkew?: number
  readonly curveSlope?: number
}

export type SampleDescription = {
  /** Absolute: `/Users/…` or `D:\…`. */
  readonly path: string
  readonly relativePath?: string
  /** 1 outside the project, 2 library, 3 inside the project, 5 factory pack, 6 user library, 7 built in; 3 where absent. */
  readonly relativePathType?: number
  readonly sizeBytes?: number
  readonly crc?: number
  readonly sampleRateHz?: number
  readonly durationSamples?: number
  readonly livePackName?: string
}
