/**
 * Whether a length is a number of whole minutes, as far as one would say so: give or take ten seconds, or a hundredth.
 *
 * `isRound(128)` → `true`, `isRound(159)` → `false`
 */
export function isRound(seconds: number): boolean {
  return Math.abs(seconds - Math.round(seconds / 60) * 60) <= Math.max(FEW_SECONDS, seconds * SMALL_SHARE)
}

const FEW_SECONDS = 10
const SMALL_SHARE = 0.01
