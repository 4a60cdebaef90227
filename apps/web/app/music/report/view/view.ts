import type { Area, BeatRange, Stage } from '@kvint/report'

/** What the pictures show and what is chosen in them: one for the whole page. */
export type View = {
  /** Every picture draws these beats. */
  readonly range: BeatRange
  readonly trackId: number | 'main' | null
  readonly clipId: string | null
  readonly findingId: string | null
  readonly panel: string | null
  /** What the list of findings is narrowed to; `null` for all. */
  readonly area: Area | null
  readonly stage: Stage | null
}
