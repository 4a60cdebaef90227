import { describe, expect, it } from 'vitest'
import { noise } from '../testing/signals.ts'
import { createSampleScanner } from './sample-scan.ts'

const RATE = 44_100
const CLICK_AT = 2000

/** The spikes of a hit of noise with a click of one sample in it. */
function spikesIn(noiseAmplitude: number, seed: number): number[] {
  const sound = noise(0.1, RATE, noiseAmplitude, seed)
  sound[CLICK_AT] = 0.7
  const scanner = createSampleScanner(RATE, 1)
  scanner.add([sound])
  return scanner.read().flatMap(({ spikes }) => spikes.map(({ frame }) => frame))
}

describe('createSampleScanner', () => {
  it('keeps a click whose shape soft noise bends', () => {
    expect(spikesIn(0.08, 1)).toEqual([CLICK_AT])
  })

  it('takes a sample that louder noise bends as far for a part of the noise', () => {
    expect(spikesIn(0.12, 6)).toEqual([])
  })
})
