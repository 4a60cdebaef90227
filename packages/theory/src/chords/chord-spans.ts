import type { ChordIdentity } from './chord.ts'

/** A chord over time before it is read in a key. */
export type ChordSpan = ChordIdentity & {
  readonly startBeats: number
  readonly endBeats: number
  /** What sounds, from the lowest note up, where that is less than a chord: one or two pitch classes. */
  readonly sounding?: readonly number[]
  readonly confidence: number
  readonly alternative: (ChordIdentity & { readonly confidence: number }) | null
}
