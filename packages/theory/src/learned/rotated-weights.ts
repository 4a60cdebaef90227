/**
 * A small network that hears every chord as if its root were C: twelve-note inputs are turned so that each candidate root
 * becomes 0, and one set of weights scores them all. Two hidden layers, rectified.
 */
export type RotatedWeights = {
  readonly windows: number
  readonly scalars: number
  readonly hidden1: number
  readonly hidden2: number
  readonly outputs: number
  /** Per window 23 rows of `hidden1`: row `j` is the weight of the note `11 - j` semitones above the root, modulo 12. */
  readonly input: Float64Array
  /** `scalars × hidden1`, then the bias. */
  readonly scalarInput: Float64Array
  readonly bias1: Float64Array
  /** `hidden1 × hidden2`. */
  readonly middle: Float64Array
  readonly bias2: Float64Array
  /** `hidden2 × outputs`. */
  readonly output: Float64Array
  readonly bias3: Float64Array
}
