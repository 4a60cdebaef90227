import { interpolate } from '../learned/interpolate.ts'

/** The share of right answers among pieces whose home key had this probability: between 0.6 and 0.75 it is too modest. */
export function calibrateKey(probability: number): number {
  return interpolate(HOME, probability)
}

/** The same for a stretch in a local key, by time: below 0.8 it is too modest, since the path knows more than each chord. */
export function calibrateLocalKey(probability: number): number {
  return interpolate(LOCAL, probability)
}

/** Measured by weights that had not seen the songs, and on sets that nothing is fitted on. */
const HOME = [
  [0, 0],
  [0.47, 0.47],
  [0.62, 0.72],
  [0.71, 0.8],
  [0.79, 0.83],
  [0.88, 0.89],
  [0.982, 0.962],
  [1, 0.99],
] as const
const LOCAL = [
  [0, 0],
  [0.2, 0.4],
  [0.3, 0.6],
  [0.4, 0.73],
  [0.5, 0.77],
  [0.7, 0.815],
  [0.86, 0.835],
  [0.96, 0.975],
  [1, 1],
] as const
