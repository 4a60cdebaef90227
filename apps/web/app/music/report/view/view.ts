import type { Area, BeatRange } from '@kvint/report'

/** What the pictures show and what is chosen in them: one for the whole page. */
export type View = {
  /** Every picture draws these beats. */
  readonly range: BeatRange
  readonly trackId: number | 'main' | null
  readonly clipId: string | null
  readonly findingId: string | null
  readonly panel: string | null
  /** The subject whose findings are unfolded; `null` where none is. */
  readonly area: Area | null
}
