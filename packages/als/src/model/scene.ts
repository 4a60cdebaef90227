import type { FollowAction } from './follow-action.ts'
import type { TimeSignature } from './time-signature.ts'

/** A row of the session view. */
export type Scene = {
  readonly name: string
  readonly annotation: string
  readonly colorIndex: number | null
  /** Own tempo in beats per minute, only where the scene sets one (Live 11+). */
  readonly bpm: number | null
  readonly timeSignature: TimeSignature | null
  /** Live 11+; `null` before. */
  readonly followAction: FollowAction | null
  /** Byte offset in the XML. */
  readonly offset: number
}
