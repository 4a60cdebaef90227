import { toDb } from '../measure/true-peak-meter.ts'
import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'
import { mergePlaces } from './merge-places.ts'

/**
 * Flat tops at one and the same level: at full scale (above −0.1 dBFS) the export was too loud, below it a clipper or a
 * clipped sample stood earlier in the chain.
 *
 * A song without clipping has one flat top at a level by chance (40 rendered songs: at most one); a clipped one has
 * hundreds. Ten at one level are asked for.
 */
export function findClipping({ channels, sampleRateHz }: FaultEvidence): Fault[] {
  const full: { startSeconds: number; endSeconds: number }[] = []
  const below: typeof full = []
  for (const { flatTops, peak } of channels) {
    for (const sign of [1, -1]) {
      const [level, places] = [...flatTops]
        .filter(([value]) => value * sign > 0)
        .reduce((most, one) => (one[1].length > most[1].length ? one : most), [0, []] as const)
      // A sample that sits in a song at half its level may be clipped too; below that it is a sound of its own.
      if (places.length < FEWEST_TOPS || Math.abs(level) / 32_768 < peak / 2) continue
      const into = toDb(Math.abs(level) / 32_768) > -0.1 ? full : below
      for (const { start, end } of places)
        into.push({ startSeconds: start / sampleRateHz, endSeconds: end / sampleRateHz })
    }
  }
  const faults = (kind: Fault['kind'], places: typeof full): Fault[] =>
    mergePlaces(places, 1).map(({ startSeconds, endSeconds, count }) => ({
      kind,
      startSeconds,
      endSeconds,
      value: count,
    }))
  return [...faults('hard-clipped', full), ...faults('flat-tops-below-full-scale', below)]
}

const FEWEST_TOPS = 10
