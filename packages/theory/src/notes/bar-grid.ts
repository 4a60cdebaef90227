import type { Meter } from './meter.ts'

/** The bars that a stretch of music covers. `startBeats` has one entry more than there are bars: the end of the last. */
export type BarGrid = {
  readonly count: number
  readonly startBeats: readonly number[]
  /** Number of the first bar as players count: bar 1 starts at beat 0. */
  readonly firstNumber: number
}

/**
 * Lays bars over `fromBeats`…`toBeats`, changes of time signature included.
 *
 * @example barGrid({ beatsPerBar: 4 }, 0, 8).startBeats // → [0, 4, 8]
 */
export function barGrid(meter: Meter, fromBeats: number, toBeats: number): BarGrid {
  const first = usableLength(meter.beatsPerBar)
  const firstNumber = Math.floor(fromBeats / first + 1e-9)
  const startBeats = [firstNumber * first]
  const changes = [...(meter.changes ?? [])].sort((a, b) => a.startBeats - b.startBeats)
  let length = first
  let next = 0
  while ((startBeats.at(-1) ?? 0) < toBeats - 1e-9 || startBeats.length < 2) {
    const at = startBeats.at(-1) ?? 0
    while (next < changes.length && (changes[next]?.startBeats ?? 0) <= at + 1e-9) {
      length = usableLength(changes[next]?.beatsPerBar ?? length)
      next++
    }
    const change = changes[next]?.startBeats ?? Number.POSITIVE_INFINITY
    startBeats.push(Math.min(at + length, Math.max(change, at + SHORTEST_BAR_BEATS)))
  }
  return { count: startBeats.length - 1, startBeats, firstNumber: firstNumber + 1 }
}

/**
 * Index of the bar that holds a beat, by binary search; clamped to the grid.
 *
 * @example barAt(barGrid({ beatsPerBar: 4 }, 0, 16), 6) // → 1
 */
export function barAt(grid: BarGrid, beats: number): number {
  let low = 0
  let high = grid.count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((grid.startBeats[middle] ?? 0) <= beats + 1e-6) low = middle
    else high = middle - 1
  }
  return low
}

function usableLength(beatsPerBar: number): number {
  return Number.isFinite(beatsPerBar) && beatsPerBar >= SHORTEST_BAR_BEATS ? beatsPerBar : 4
}

const SHORTEST_BAR_BEATS = 0.5
