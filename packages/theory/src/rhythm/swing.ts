import type { Note } from '../notes/note.ts'
import { median } from './grid-fit.ts'

/** Swing as Live and the MPC count it: where the second of a pair falls, 0.5 straight, 0.667 triplet. */
export type Swing = {
  readonly ratio: number
  /** What swings: sixteenths (0.25) or eighths (0.5). */
  readonly unitBeats: 0.25 | 0.5
  /** Off-beat notes that it was measured on. */
  readonly notes: number
  /** Places of four beats at which they agree: one late note a bar is a rhythm of its own. */
  readonly places: number
  /** Median distance of those notes from the ratio. */
  readonly spread: number
  /** 0…1. */
  readonly confidence: number
}

/**
 * Median place of the off-beat notes inside their pair; sixteenths first, eighths where there are none. `null` for fewer
 * than eight such notes.
 */
export function measureSwing(notes: readonly Note[]): Swing | null {
  return measurePairs(notes, 0.25) ?? measurePairs(notes, 0.5)
}

function measurePairs(notes: readonly Note[], unitBeats: 0.25 | 0.5): Swing | null {
  const pair = unitBeats * 2
  const offBeats = notes
    .map(({ startBeats }) => ({
      phase: (((startBeats % pair) + pair) % pair) / pair,
      place: (((Math.floor(startBeats / pair) * pair) % 4) + 4) % 4,
    }))
    .filter(({ phase }) => phase > 0.42 && phase < 0.76)
  const phases = offBeats.map(({ phase }) => phase)
  if (phases.length < FEWEST_NOTES || isTriplets(notes, pair, phases)) return null
  const ratio = median(phases)
  const places = [...Map.groupBy(offBeats, ({ place }) => place).values()]
  const spread = median(phases.map((phase) => Math.abs(phase - ratio)))
  return {
    ratio,
    unitBeats,
    notes: phases.length,
    places: places.filter((found) => Math.abs(median(found.map(({ phase }) => phase)) - ratio) < SAME_SWING).length,
    spread,
    confidence: Math.max(0, Math.min(0.99, 1 - spread * 8) * (1 - 1 / phases.length)),
  }
}

/** Triplets fall on the second third as swung notes do, and on the first third, where nothing swings to. */
function isTriplets(notes: readonly Note[], pair: number, offBeats: readonly number[]): boolean {
  const onFirstThird = notes.filter(({ startBeats }) => {
    const phase = (((startBeats % pair) + pair) % pair) / pair
    return Math.abs(phase - 1 / 3) < 0.05
  })
  return onFirstThird.length >= offBeats.length * TRIPLET_SHARE
}

const TRIPLET_SHARE = 0.25
const FEWEST_NOTES = 8
const SAME_SWING = 0.05
