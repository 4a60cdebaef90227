import type { PowerSteps } from './loudness-meter.ts'

/** Loudness of a whole file. Every figure is −Infinity for silence; `toJson` makes that null. */
export type Loudness = {
  /** BS.1770-5, Annex 1: gated at −70 LUFS and at 10 LU below what passes that. */
  readonly integratedLufs: number
  /** EBU Tech 3342: P95 − P10 of short-term loudness, gated at −70 LUFS and at 20 LU below what passes that. */
  readonly rangeLu: number
  /** Highest loudness of 400 ms, in steps of 10 ms (EBU Tech 3341, 2.2). */
  readonly maxMomentaryLufs: number
  readonly maxMomentarySeconds: number
  /** Highest loudness of 3 s, in steps of 10 ms. */
  readonly maxShortTermLufs: number
  readonly maxShortTermSeconds: number
}

/** Loudness of a power, in LUFS (BS.1770-5, Annex 1, equation 2). */
export const powerToLufs = (power: number): number => (power > 0 ? -0.691 + 10 * Math.log10(power) : -Infinity)

const lufsToPower = (lufs: number): number => 10 ** ((lufs + 0.691) / 10)

/**
 * The figures of a whole file from its steps.
 *
 * @example
 * const meter = createLoudnessMeter(48_000, 2)
 * for await (const block of audio.blocks()) meter.add(block)
 * readLoudness(meter.steps()).integratedLufs // −14.2
 */
export function readLoudness({ power }: PowerSteps): Loudness {
  const sums = runningSums(power)
  const momentary = loudestWindow(sums, MOMENTARY_STEPS)
  const shortTerm = loudestWindow(sums, SHORT_TERM_STEPS)
  return {
    integratedLufs: integrated(sums),
    rangeLu: range(sums),
    maxMomentaryLufs: powerToLufs(momentary.power),
    maxMomentarySeconds: momentary.start / 100,
    maxShortTermLufs: powerToLufs(shortTerm.power),
    maxShortTermSeconds: shortTerm.start / 100,
  }
}

/** Short-term loudness (3 s) at each 100 ms, in LUFS: the curve under an arrangement. Value i ends at 3 + i / 10 seconds. */
export function shortTermCurve({ power }: PowerSteps): Float32Array {
  const powers = windowPowers(runningSums(power), SHORT_TERM_STEPS, 10)
  return powers.map(powerToLufs)
}

/**
 * Loudness of a stretch of the file in LUFS, without gates.
 *
 * @example loudnessBetween(steps, 32, 34) // → −9.6
 */
export function loudnessBetween({ power }: PowerSteps, startSeconds: number, endSeconds: number): number {
  const from = Math.max(0, Math.round(startSeconds * 100))
  const to = Math.min(power.length, Math.round(endSeconds * 100))
  let sum = 0
  for (let i = from; i < to; i++) sum += power[i] as number
  return to > from ? powerToLufs(sum / (to - from)) : -Infinity
}

function integrated(sums: Float64Array): number {
  const blocks = windowPowers(sums, MOMENTARY_STEPS, 10)
  const loud = blocks.filter((power) => power > lufsToPower(-70))
  if (loud.length === 0) return -Infinity
  const gate = mean(loud) * 10 ** (-10 / 10)
  return powerToLufs(mean(loud.filter((power) => power > gate)))
}

function range(sums: Float64Array): number {
  const blocks = windowPowers(sums, SHORT_TERM_STEPS, 10)
  const loud = blocks.filter((power) => power > lufsToPower(-70))
  if (loud.length === 0) return 0
  const gate = mean(loud) * 10 ** (-20 / 10)
  const kept = loud.filter((power) => power >= gate).sort()
  const at = (share: number): number => kept[Math.round((kept.length - 1) * share)] as number
  return powerToLufs(at(0.95)) - powerToLufs(at(0.1))
}

/** The loudest stretch of that many steps; a file that is shorter counts as if silence followed it. */
function loudestWindow(sums: Float64Array, steps: number): { power: number; start: number } {
  const total = sums.length - 1
  let best = 0
  let start = 0
  for (let i = 0; i + Math.min(steps, total) <= total; i++) {
    const power = (sums[Math.min(total, i + steps)] as number) - (sums[i] as number)
    if (power > best) {
      best = power
      start = i
    }
  }
  return { power: best / steps, start }
}

function windowPowers(sums: Float64Array, steps: number, hop: number): Float32Array {
  const count = Math.max(0, Math.floor((sums.length - 1 - steps) / hop) + 1)
  const powers = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    powers[i] = Math.max(0, (sums[i * hop + steps] as number) - (sums[i * hop] as number)) / steps
  }
  return powers
}

function runningSums(power: Float32Array): Float64Array {
  const sums = new Float64Array(power.length + 1)
  for (let i = 0; i < power.length; i++) sums[i + 1] = (sums[i] as number) + (power[i] as number)
  return sums
}

function mean(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

const MOMENTARY_STEPS = 40
const SHORT_TERM_STEPS = 300
