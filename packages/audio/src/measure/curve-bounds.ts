import { KERNEL_FRAMES, KERNEL_PLACES, RUN, TAPS } from './kernel-places.ts'
import { meterKernel, type MeterKernel } from './meter-kernel.ts'

/** How high the curve between samples goes at most, run by run. */
export type CurveBounds = {
  /** Where the samples are put: the last {@link TAPS} of before, up to 8,192 new ones, and two runs of silence. */
  readonly line: Float32Array
  /** Highest sample of each run; one run more than was asked for. */
  readonly peaks: Float32Array
  /** What the curve does not go over in each run, but for rounding. */
  readonly curves: Float32Array
  /** @param floor curves below it need no exact figure */
  readonly read: (runs: number, floor: number) => void
}

/** The taps of the points between two samples, from the outermost to the innermost of six. */
export type CurveTaps = {
  readonly half: readonly number[]
  readonly even: readonly number[]
  readonly odd: readonly number[]
}

/**
 * Bounds of the curve at four times the rate: computed where WebAssembly SIMD can be had, else the highest sample around
 * times what a sum of taps can reach at most.
 *
 * @param reach how much higher than its neighbours the curve can go
 */
export function curveBounds(
  { half, even, odd }: CurveTaps,
  reach: number,
  kernel: MeterKernel | null = meterKernel(),
): CurveBounds {
  if (!kernel) return boundsInLoops(reach)
  const { line, peaks, curves, curveTaps } = KERNEL_PLACES
  const { buffer } = kernel.memory
  new Float32Array(buffer, curveTaps).set([...half, ...even, ...odd])
  return {
    line: new Float32Array(buffer, line, LINE),
    peaks: new Float32Array(buffer, peaks, RUNS + 1),
    curves: new Float32Array(buffer, curves, RUNS),
    read: (runs, floor) => kernel.bounds(runs, floor, reach),
  }
}

function boundsInLoops(reach: number): CurveBounds {
  const line = new Float32Array(LINE)
  const peaks = new Float32Array(RUNS + 1)
  const curves = new Float32Array(RUNS)
  const read = (runs: number): void => {
    for (let run = 0; run <= runs; run++) {
      let peak = 0
      for (let i = run * RUN; i < (run + 1) * RUN; i++) {
        const value = Math.abs(line[i] as number)
        if (value > peak) peak = value
      }
      peaks[run] = peak
      if (run > 0) curves[run - 1] = reach * Math.max(peaks[run - 1] as number, peak)
    }
  }
  return { line, peaks, curves, read }
}

const RUNS = KERNEL_FRAMES / RUN
const LINE = TAPS + KERNEL_FRAMES + 2 * RUN + TAPS
