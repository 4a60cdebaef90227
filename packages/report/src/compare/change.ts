import type { BarRange } from '../schema/bar-range.ts'
import type { Stage } from '../schema/overview.ts'
import type { TrackReport } from '../schema/track-report.ts'

/** One thing that differs between two saves of a set, or between two sets. Plain data: who shows it finds the words. */
export type Change = SongChange | TrackChange | FindingChange

export type SongChange =
  | { readonly kind: 'tempo' | 'length'; readonly before: number; readonly after: number }
  | { readonly kind: 'meter'; readonly before: string; readonly after: string }
  /** `null` where no key is known. */
  | { readonly kind: 'key'; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'stage'; readonly before: Stage; readonly after: Stage }
  | { readonly kind: 'form'; readonly before: readonly PlacedName[]; readonly after: readonly PlacedName[] }
  | { readonly kind: 'locators' | 'plugins'; readonly added: readonly string[]; readonly removed: readonly string[] }

/** `track` is its name in the later save, `trackId` its number there; of a track that is gone those of the earlier. */
export type TrackChange = { readonly track: string; readonly trackId: TrackReport['id'] } & (
  | { readonly kind: 'trackAdded' | 'trackRemoved' }
  | { readonly kind: 'trackRenamed'; readonly before: string; readonly after: string }
  /** dB, and −1…1. */
  | { readonly kind: 'volume' | 'pan'; readonly before: number; readonly after: number }
  | { readonly kind: 'heard'; readonly isHeard: boolean }
  | { readonly kind: 'solo'; readonly isSoloed: boolean }
  | { readonly kind: 'devices'; readonly added: readonly string[]; readonly removed: readonly string[] }
  /** A clip that was moved, cut or filled again is gone from one place and new in another. */
  | { readonly kind: 'clips'; readonly added: readonly PlacedName[]; readonly removed: readonly PlacedName[] }
  | {
      readonly kind: 'notes'
      readonly added: number
      readonly removed: number
      /** Notes that stayed where they were and are struck otherwise. */
      readonly struckOtherwise: number
      /** Semitones by which all of them moved; 0 where they did not move as one. */
      readonly transposedBy: number
    }
)

/** By check: a finding that names other tracks than before is neither settled nor new, it is `findingNow`. */
export type FindingChange = {
  readonly kind: 'findingNew' | 'findingGone' | 'findingNow'
  readonly id: string
  readonly claim: string
}

export type PlacedName = { readonly name: string; readonly bars: BarRange }
