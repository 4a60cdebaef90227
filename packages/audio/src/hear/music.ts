import type { AlignedBounce, AlignmentRefusal } from '../alignment/align.ts'
import type { HeardChord, HeardKey } from '../harmony/heard-harmony.ts'
import type { SampleKind } from '../kind/sample-kind.ts'

/** What is heard of the music itself. What cannot be told is null or empty, never guessed. */
export type Music = {
  readonly tempo: { readonly bpm: number; readonly confidence: number } | null
  /** Seconds of the file; the set's where the file was laid on one. */
  readonly beats: readonly number[]
  /** Those of the beats at which bars begin. */
  readonly downbeats: readonly number[]
  /** Distance from A = 440 Hz in cents, −50 to 50; null where it is not the same through the piece. */
  readonly tuningCents: number | null
  readonly key: HeardKey | null
  readonly chords: readonly HeardChord[]
  /** What the file is as a sample; null above half a minute. */
  readonly sample: SampleKind | null
  /** Where the file lies in the set that came with it; null where none came or it does not fit. */
  readonly alignment: AlignedBounce | null
  /** Why the file was not laid on the set that came with it. */
  readonly alignmentRefusal: AlignmentRefusal | null
}
