import { interpolate } from '../learned/interpolate.ts'

/** The share of right answers among pieces whose home key had this probability: between 0.5 and 0.7 it is too sure. */
export function calibrateKey(probability: number): number {
  return interpolate(HOME, probability)
}

/** The same for a stretch in a local key, by time: below 0.6 it is too sure. */
export function calibrateLocalKey(probability: number): number {
  return interpolate(LOCAL, probability)
}

/** Measured on songs kept apart and on the sets that nothing is fitted on. */
const HOME = [
  [0, 0],
  [0.45, 0.44],
  [0.55, 0.48],
  [0.65, 0.57],
  [0.75, 0.72],
  [0.857, 0.825],
  [0.982, 0.962],
  [1, 0.99],
] as const
const LOCAL = [
  [0, 0],
  [0.45, 0.25],
  [0.56, 0.4],
  [0.66, 0.65],
  [1, 1],
] as const
