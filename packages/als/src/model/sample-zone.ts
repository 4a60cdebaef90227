import type { WarpMode } from './clip.ts'
import type { SampleReference } from './sample-reference.ts'

/** A sample in Simpler or Sampler, and when it plays. */
export type SampleZone = {
  readonly name: string
  readonly sample: SampleReference | null
  /** MIDI number at which it sounds as recorded. */
  readonly rootKey: number
  readonly keyRange: readonly [low: number, high: number] | null
  readonly velocityRange: readonly [low: number, high: number] | null
  /** Values of the sample selector at which it plays. */
  readonly selectorRange: readonly [low: number, high: number] | null
  /** What of the sample plays, in samples from its beginning. */
  readonly startSamples: number
  readonly endSamples: number
  /** What repeats while the key is held; `null` where nothing does. */
  readonly sustainLoop: SustainLoop | null
  readonly detuneCents: number
  readonly volumeDb: number
  /** −1 left … 1 right. */
  readonly pan: number
  /** `null` where it is not warped. */
  readonly warpMode: WarpMode | null
  /** How Simpler cuts it, one slice a key; `null` where it plays it whole. */
  readonly slicing: SampleSlicing | null
}

export type SampleSlicing = {
  /** At the transients that Live found, at a note value, in equal parts, or where the producer cut. */
  readonly by: 'transients' | 'beats' | 'regions' | 'manual'
  /** Where slices begin, in seconds of the sample; none where Live cuts by beats or in parts while it plays. */
  readonly pointsSeconds: readonly number[]
}

export type SustainLoop = {
  readonly startSamples: number
  readonly endSamples: number
  readonly isBackAndForth: boolean
}
