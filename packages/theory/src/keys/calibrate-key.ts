import { interpolate } from '../learned/interpolate.ts'

/** The share of right answers among pieces whose home key had this probability: from 0.6 to 0.8 it is too sure. */
export function calibrateKey(probability: number): number {
  return interpolate(HOME, probability)
}

/** The same for a stretch in a local key, by time: below 0.8 it is too modest, since the path knows more than each chord, above 0.9 too sure. */
export function calibrateLocalKey(probability: number): number {
  return interpolate(LOCAL, probability)
}

/** Measured by weights that had not seen the songs, and on sets that nothing is fitted on. */
const HOME = [
  [0, 0],
  [0.5, 0.55],
  [0.7, 0.63],
  [0.8, 0.75],
  [0.86, 0.865],
  [0.95, 0.955],
  [0.985, 0.985],
  [1, 0.985],
] as const
const LOCAL = [
  [0, 0],
  [0.17, 0.3],
  [0.35, 0.62],
  [0.5, 0.67],
  [0.66, 0.735],
  [0.75, 0.8],
  [0.83, 0.83],
  [0.93, 0.845],
  [0.966, 0.91],
  [0.994, 0.985],
  [1, 0.99],
] as const
