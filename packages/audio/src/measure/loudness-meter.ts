import type { Block } from '../sound.ts'
import { growingFloats } from './growing-floats.ts'
import { kPower } from './k-power.ts'

/** Mean K-weighted power of all channels, one figure each 10 ms; what is left at the end is no whole step and dropped. */
export type PowerSteps = { readonly power: Float32Array; readonly stepsPerSecond: 100 }

export type LoudnessMeter = {
  readonly add: (block: Block) => void
  readonly steps: () => PowerSteps
}

/**
 * K-weighted power in steps of 10 ms (ITU-R BS.1770-5, Annex 1). All loudness figures are sums of these steps: momentary
 * 40 of them, short-term 300. EBU Tech 3341 case 13 fails where the step is the 100 ms that most meters take.
 */
export function createLoudnessMeter(sampleRateHz: number, channels: number): LoudnessMeter {
  const weighted = kPower(sampleRateHz, channelWeights(channels))
  const power = growingFloats()
  let frames = 0
  let step = 0
  let stepStart = 0
  let stepEnd = Math.round(sampleRateHz / STEPS_PER_SECOND)
  let sum = 0

  const add = (block: Block): void => {
    const length = block[0]?.length ?? 0
    for (let from = 0; from < length;) {
      const to = Math.min(length, from + stepEnd - frames)
      sum += weighted(block, from, to)
      frames += to - from
      from = to
      if (frames < stepEnd) continue
      power.push(sum / (stepEnd - stepStart))
      sum = 0
      step++
      stepStart = stepEnd
      // Rates that 100 does not divide have steps of unequal length that never drift.
      stepEnd = Math.round(((step + 1) * sampleRateHz) / STEPS_PER_SECOND)
    }
  }
  return { add, steps: () => ({ power: power.values(), stepsPerSecond: STEPS_PER_SECOND }) }
}

/**
 * Weights of the channels (BS.1770-5, Annex 1, table 3; order of WAV): left, right and centre 1, surrounds at the side
 * 1.41, low-frequency effects none. Other layouts than those of two to eight loudspeakers do not exist here.
 */
function channelWeights(channels: number): readonly number[] {
  const side = 1.41
  const layouts: Record<number, readonly number[]> = {
    1: [1],
    2: [1, 1],
    3: [1, 1, 1],
    4: [1, 1, side, side],
    5: [1, 1, 1, side, side],
    6: [1, 1, 1, 0, side, side],
    7: [1, 1, 1, 0, 1, side, side],
    8: [1, 1, 1, 0, 1, 1, side, side],
  }
  return layouts[channels] ?? Array<number>(channels).fill(1)
}

const STEPS_PER_SECOND = 100
