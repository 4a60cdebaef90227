import type { Note } from '../notes/note.ts'

/** How notes lie to the nearest straight or triplet sixteenth. */
export type GridFit = {
  /** Median distance from the grid; positive is late (laid back), negative early (pushed). */
  readonly offsetBeats: number
  /** Median absolute distance from that offset: 0 for quantised notes, about 0.01–0.05 for played ones. */
  readonly spreadBeats: number
  /** Share of notes exactly on the grid (within 1/960 beat). */
  readonly onGrid: number
  /** `swung` is quantised to a grid with swing: late in the same way every time. */
  readonly timing: 'quantised' | 'swung' | 'played' | 'unclear'
  /** 0…1. */
  readonly confidence: number
}

/** Measures how exactly notes sit on sixteenths or sixteenth triplets. */
export function fitGrid(notes: readonly Note[]): GridFit {
  const distances = notes.map((note) => distanceToGrid(note.startBeats))
  const offsetBeats = median(distances)
  const spreadBeats = median(distances.map((distance) => Math.abs(distance - offsetBeats)))
  const onGrid = distances.filter((distance) => Math.abs(distance) < TICK_BEATS).length / Math.max(1, notes.length)
  const timing = timingOf(notes, onGrid)
  return { offsetBeats, spreadBeats, onGrid, ...timing }
}

/** Median of numbers, 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const high = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2
}

function timingOf(notes: readonly Note[], onGrid: number): Pick<GridFit, 'timing' | 'confidence'> {
  if (notes.length < FEWEST_NOTES) return { timing: 'unclear', confidence: 0.5 }
  if (onGrid > 0.95) return { timing: 'quantised', confidence: certainty(notes.length) }
  const phases = new Set(notes.map((note) => Math.round((((note.startBeats % 1) + 1) % 1) * 480)))
  const phasesPerNote = phases.size / Math.min(notes.length, 480)
  if (phases.size <= MOST_SWUNG_PHASES) return { timing: 'swung', confidence: certainty(notes.length) }
  if (phasesPerNote > 0.25 || phases.size > 40) return { timing: 'played', confidence: certainty(notes.length) }
  return { timing: 'unclear', confidence: 0.5 }
}

function certainty(count: number): number {
  return Math.min(0.99, 1 - 1 / (count + 1))
}

function distanceToGrid(beats: number): number {
  const straight = beats - Math.round(beats * 4) / 4
  const triplet = beats - Math.round(beats * 6) / 6
  return Math.abs(triplet) < Math.abs(straight) - TICK_BEATS && Math.abs(triplet) < TICK_BEATS ? triplet : straight
}

const TICK_BEATS = 1 / 960
const FEWEST_NOTES = 8
/** On-beat, swung off-sixteenths and eighths, a grace of one more. */
const MOST_SWUNG_PHASES = 8
