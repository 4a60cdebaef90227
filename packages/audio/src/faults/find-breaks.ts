import { toDb } from '../measure/true-peak-meter.ts'
import { SCAN_STEP, type Spike } from '../measure/sample-scan.ts'
import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'
import { mergePlaces } from './merge-places.ts'

/**
 * Single samples that stand out (at least 8 % of full scale, 15 times the roughness around them, three times the roughest
 * moment of the 45 ms on either side): edges of loud saws reach 15 %, and come again with each wave. Of what stands out by 40 %
 * five times the roughness is asked, and beside a drum hit it may be less alone, if the 2 ms around it are not a third as rough: in 17
 * clean songs and twice as loud, single samples that stand out so far have half of it beside them. More than 20 in a file are a sound
 * (crackle), not a fault.
 */
export function findClicks({ channels, sampleRateHz }: FaultEvidence): Fault[] {
  const found = channels.flatMap(({ spikes, roughest }) => spikes.filter((spike) => isClick(spike, roughest)))
  const places = found.map(({ frame }) => ({
    startSeconds: frame / sampleRateHz,
    endSeconds: (frame + 1) / sampleRateHz,
  }))
  const merged = mergePlaces(places, 0.01)
  if (merged.length > MOST_PLACES) return []
  return merged.map(({ startSeconds, endSeconds }) => {
    const sizes = found
      .filter(({ frame }) => Math.abs(frame / sampleRateHz - startSeconds) < 0.02)
      .map(({ size }) => size)
    return { kind: 'click', startSeconds, endSeconds, value: Math.max(...sizes) }
  })
}

/**
 * Exact zeros of 5 ms to 1 s that begin and end in the middle of sound: what a computer that cannot keep up leaves.
 * A pause that was played fades into its zeros, and a hit whose tail is cut has died away by then: in 94 such places of clean
 * songs the level had fallen by 12 to 17 dB, at 298 zeros planted at random by less than 10 in 92 of 100. More than 20 are a gate.
 */
export function findDropouts({ channels, sampleRateHz }: FaultEvidence): Fault[] {
  const places = channels.flatMap(({ zeros, frames, power }) =>
    zeros
      .filter(({ start, end, levelBefore, levelAfter }) => {
        const inside = start > 0 && end < frames && end - start < sampleRateHz
        if (toDb(levelBefore) < levelDbBefore(power, start, sampleRateHz) - MOST_FALLEN_DB) return false
        return inside && toDb(levelBefore) > LEAST_LEVEL_DB && toDb(levelAfter) > LEAST_LEVEL_DB
      })
      .map(({ start, end }) => ({ startSeconds: start / sampleRateHz, endSeconds: end / sampleRateHz })),
  )
  const merged = mergePlaces(places, 0.005)
  if (merged.length > MOST_PLACES) return []
  return merged.map(({ startSeconds, endSeconds }) => ({
    kind: 'dropout',
    startSeconds,
    endSeconds,
    value: 1000 * (endSeconds - startSeconds),
  }))
}

/** Level of the quarter of a second before a sample. */
function levelDbBefore(power: Float32Array, frame: number, sampleRateHz: number): number {
  const end = Math.floor(frame / SCAN_STEP)
  const before = power.subarray(Math.max(0, end - Math.round((0.25 * sampleRateHz) / SCAN_STEP)), end)
  return toDb(Math.sqrt(before.reduce((sum, value) => sum + value, 0) / Math.max(1, before.length)))
}

function isClick(spike: Spike, roughest: Float32Array): boolean {
  const { size, contrast, roughestBeside } = spike
  if (size < SMALLEST_CLICK) return false
  const nearby = roughestNearby(spike, roughest)
  if (size < LARGE_CLICK) return contrast > LEAST_CONTRAST && nearby < MOST_NEARBY
  return nearby < (roughestBeside < MOST_BESIDE ? MOST_NEARBY_LARGE : MOST_NEARBY)
}

/** The roughest moment nearby as a share of the spike; the steps that the spike itself reaches into do not count. */
function roughestNearby({ size, step }: Spike, roughest: Float32Array): number {
  let most = 0
  for (let at = Math.max(0, step - NEAR_STEPS); at <= step + NEAR_STEPS; at++)
    if (Math.abs(at - step) > 1) most = Math.max(most, roughest[at] ?? 0)
  return most / size
}

const SMALLEST_CLICK = 0.08
const LEAST_CONTRAST = 15
/** The scan keeps what stands out five times. */
const LARGE_CLICK = 0.4
const MOST_NEARBY = 1 / 3
const MOST_NEARBY_LARGE = 0.55
const MOST_BESIDE = 0.35
/** Of 64 samples: 45 ms at 44.1 kHz. */
const NEAR_STEPS = 31
const MOST_PLACES = 20
const LEAST_LEVEL_DB = -45
const MOST_FALLEN_DB = 10
