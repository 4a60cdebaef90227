import { randomNumbers } from '../src/testing/play-notes.ts'

/** Something that was told with a confidence of 0 to 1, how much it counts, and the share of it that was right. */
export type Told = { readonly confidence: number; readonly weight: number; readonly right: number }

/**
 * Expected calibration error: how far confidence lies from being right, on the mean of tenths of the scale.
 *
 * ```ts
 * calibrationError([{ confidence: 0.9, weight: 1, right: 1 }, { confidence: 0.9, weight: 1, right: 0.7 }]) // 0.05
 * ```
 */
export function calibrationError(told: readonly Told[]): number {
  const tenths = Map.groupBy(told, ({ confidence }) => Math.min(9, Math.floor(10 * confidence)))
  const whole = sum(told, () => 1)
  return [...tenths.values()].reduce(
    (error, part) => error + Math.abs(sum(part, ({ confidence, right }) => confidence - right)) / whole,
    0,
  )
}

/**
 * What the error would come to, on the mean of a thousand draws, if each were right exactly as often as it says: with few songs in
 * a tenth of the scale even that is not 0.
 */
export function chanceError(told: readonly Told[]): number {
  const random = randomNumbers(1)
  const draw = (one: Told): Told => ({ ...one, right: Number(random() < one.confidence) })
  const errors = Array.from({ length: DRAWS }, () => calibrationError(told.map(draw)))
  return errors.reduce((all, error) => all + error, 0) / DRAWS
}

const DRAWS = 1000

function sum(told: readonly Told[], value: (one: Told) => number): number {
  return told.reduce((all, one) => all + one.weight * value(one), 0)
}
