import { expect, it } from 'vitest'
import type { FaultEvidence } from './fault-evidence.ts'
import { findClicks } from './find-breaks.ts'

/** One sample of 0.5 with so rough milliseconds around it, and so rough moments nearby, as shares of it. */
function standing(beside: number, nearby: number): FaultEvidence {
  const spike = { frame: 3200, size: 0.5, contrast: 6, roughestBeside: beside, step: 50 }
  const roughest = Float32Array.from({ length: 100 }, (_, step) => (step === 60 ? nearby * spike.size : 0))
  return { sampleRateHz: 44_100, channels: [{ spikes: [spike], roughest }] } as unknown as FaultEvidence
}

it('hears a click beside a hit only where what is next to it is smooth', () => {
  expect(findClicks(standing(0.2, 0.5))).toHaveLength(1)
  expect(findClicks(standing(0.4, 0.5))).toEqual([])
  expect(findClicks(standing(0.4, 0.3))).toHaveLength(1)
  expect(findClicks(standing(0.2, 0.6))).toEqual([])
})
