import { describe, expect, it } from 'vitest'
import { assemble } from '../../scripts/assemble-kernels.ts'
import { meterKernelText } from '../../scripts/meter-kernel-text.ts'
import { blocksOf, joined, mixed, noise, scaled, sine } from '../testing/signals.ts'
import { curveBounds } from './curve-bounds.ts'
import kernel from './generated/meter-kernel.json' with { type: 'json' }
import { kPower } from './k-power.ts'
import { meterKernel } from './meter-kernel.ts'
import { createTruePeakMeter, CURVE_TAPS, REACH } from './true-peak-meter.ts'

const music = mixed(noise(1.3, 44_100, 0.2), sine(55, 1.3, 44_100, 0.5), sine(3000, 1.3, 44_100, 0.3))
const signals: Record<string, readonly Float32Array[]> = {
  'music that goes over': [scaled(music, 1.2), scaled(music, 0.9)],
  'a quiet song with one loud place': [joined(scaled(music, 0.02), music.subarray(4000, 4444), scaled(music, 0.01))],
  'a steady tone': [sine(11_025, 1, 44_100, 0.8)],
  silence: [new Float32Array(50_000)],
  'numbers that are none': [music.map((value, i) => (i === 20_000 ? Number.NaN : value))],
  'six channels': [music, scaled(music, 0.5), sine(440, 1.3), scaled(music, 2), noise(1.3, 44_100), music],
}

describe('the meters in WebAssembly', () => {
  it('run here, or the tests below compare nothing', () => {
    expect(meterKernel()).not.toBeNull()
  })

  it('are assembled from the text that is in the repository', async () => {
    expect(kernel.wasm).toBe(await assemble(meterKernelText()))
  })

  for (const [name, channels] of Object.entries(signals)) {
    it(`give the same true peak as plain loops, to the last bit: ${name}`, () => {
      const [fast, plain] = [curveBounds(CURVE_TAPS, REACH), curveBounds(CURVE_TAPS, REACH, null)].map((bounds) => {
        const meter = createTruePeakMeter(44_100, channels.length, bounds)
        for (const block of blocksOf(channels)) meter.add(block)
        return meter.read()
      })
      expect(fast).toEqual(plain)
    })

    it(`give the same K-weighted power as plain loops: ${name}`, () => {
      const weights = channels.map((_, i) => (i === 3 ? 0 : 1 + 0.1 * i))
      const [fast, plain] = [kPower(44_100, weights), kPower(44_100, weights, () => null)]
      const [a, b] = [fast, plain].map((power) =>
        Array.from({ length: 100 }, (_, step) => power(channels, step * 441, (step + 1) * 441)),
      )
      expect(a?.map((value) => value.toFixed(9))).toEqual(b?.map((value) => value.toFixed(9)))
    })
  }
})
