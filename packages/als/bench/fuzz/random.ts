/** A source of numbers that look like chance and are the same for the same seed. */
export type Random = {
  /** 0 ≤ n < 1. */
  readonly next: () => number
  /** A whole number, 0 ≤ n < `below`. */
  readonly whole: (below: number) => number
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
}

/** Mulberry32 (public domain), mixed from a run's seed and a case's number: any case can be made again by itself. */
export function createRandom(seed: number, index: number): Random {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (below: number) => Math.floor(next() * below)
  return { next, whole, pick: (from) => from[whole(from.length)] ?? from[0] }
}
