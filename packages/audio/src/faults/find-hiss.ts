import { toDb } from '../measure/true-peak-meter.ts'
import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'

/**
 * Hiss: the treble never falls below a floor, not in the quietest hundredth of the file, and that floor is even.
 *
 * Roughness is what a cubic through four neighbours does not explain: white noise of deviation s has a mean of 1.11 s.
 * Clean songs fall at least 10 dB below the floor of −54 dB in their gaps; music that covers its gaps has no even floor.
 */
export function findHiss({ channels, durationSeconds }: FaultEvidence): Fault[] {
  if (durationSeconds < SHORTEST_SECONDS || channels.length === 0) return []
  const floors: number[] = []
  for (const { roughness } of channels) {
    const sounding = roughness.filter((value) => value > 0)
    // Sorting takes long, and most files have gaps: it is asked first how much lies below the floor.
    const quiet = sounding.reduce((count, value) => (value > LEAST_HISS ? count : count + 1), 0)
    if (quiet > Math.floor(0.01 * sounding.length)) return []
    sounding.sort()
    const at = (share: number): number => toDb(sounding[Math.floor(sounding.length * share)] ?? 0)
    if (!(at(0.01) > LEAST_HISS_DB && at(0.05) - at(0.005) < MOST_UNEVEN_DB)) return []
    floors.push(at(0.05))
  }
  return [{ kind: 'hiss', startSeconds: 0, endSeconds: durationSeconds, value: Math.max(...floors) - 0.9 }]
}

const SHORTEST_SECONDS = 8
const LEAST_HISS_DB = -54
const LEAST_HISS = 10 ** (LEAST_HISS_DB / 20)
const MOST_UNEVEN_DB = 4
