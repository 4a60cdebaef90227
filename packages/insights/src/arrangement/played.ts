import type { MeterSpan, TrackReport } from '@kvint/report'
import type { Activity, PlacedClip } from '../song/song.ts'

/** What plays when: what form is read from. */
export type Played = {
  readonly activity: Activity
  readonly clips: readonly PlacedClip[]
  readonly tracks: readonly TrackReport[]
  readonly meters: readonly MeterSpan[]
  readonly lengthBeats: number
}
