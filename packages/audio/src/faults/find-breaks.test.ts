import { expect, it } from 'vitest'
import type { LoneSample } from '../measure/lone-samples.ts'
import type { FaultEvidence } from './fault-evidence.ts'
import { findClicks } from './find-breaks.ts'

/** One lone sample of half of full scale, with what lies beside it, as shares of it. */
function standing(beside: number, highestBeside: number, size = 0.5): FaultEvidence {
  const lone: LoneSample = { frame: 3200, size, beside, highestBeside }
  return {
    sampleRateHz: 44_100,
    channels: [{ spikes: [], roughest: new Float32Array(100), loneSamples: [lone] }],
  } as unknown as FaultEvidence
}

it('hears a click in a hit only where it stands out of what is near', () => {
  expect(findClicks(standing(0.4, 0.85))).toHaveLength(1)
  expect(findClicks(standing(0.5, 0.85))).toEqual([])
  expect(findClicks(standing(0.5, 0.7))).toHaveLength(1)
  expect(findClicks(standing(0.65, 0.7))).toEqual([])
  expect(findClicks(standing(0.4, 0.7, 0.25))).toEqual([])
})
