/** How often chords stand in a key and follow each other there, as log-probabilities: major first, then minor. */
export type ProgressionTable = {
  /** `2 × SYMBOLS`, by root above the tonic and kind. */
  readonly alone: Float64Array
  /** `2 × SYMBOLS × SYMBOLS`: the chord before, then the chord. */
  readonly after: Float64Array
}
