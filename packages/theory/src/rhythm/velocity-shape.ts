import type { Meter } from '../notes/meter.ts'
import type { Note } from '../notes/note.ts'

/** How loud notes are struck, and whether the pattern follows the bar. */
export type VelocityShape = {
  readonly lowest: number
  readonly highest: number
  readonly mean: number
  readonly deviation: number
  /** All notes have one velocity. */
  readonly isFlat: boolean
  readonly distinct: number
  /** Mean velocity at each sixteenth of the bar, `null` where nothing starts. */
  readonly byPosition: readonly (number | null)[]
  /** Mean velocity on the beat less the mean off the beat. */
  readonly accent: number
}

/** Velocity statistics of a track over its bar positions. */
export function shapeVelocity(notes: readonly Note[], meter: Meter): VelocityShape {
  const positions = Math.max(1, Math.round(meter.beatsPerBar * 4))
  const sums = Array.from({ length: positions }, () => ({ sum: 0, count: 0 }))
  let sum = 0
  let squares = 0
  let lowest = 127
  let highest = 0
  for (const note of notes) {
    sum += note.velocity
    squares += note.velocity ** 2
    lowest = Math.min(lowest, note.velocity)
    highest = Math.max(highest, note.velocity)
    const slot = sums[((Math.round(note.startBeats * 4) % positions) + positions) % positions]
    if (!slot) continue
    slot.sum += note.velocity
    slot.count++
  }
  const mean = sum / notes.length
  const onBeat = meanOf(sums.filter((_, position) => position % 4 === 0))
  const offBeat = meanOf(sums.filter((_, position) => position % 4 !== 0))
  return {
    lowest,
    highest,
    mean,
    deviation: Math.sqrt(Math.max(0, squares / notes.length - mean ** 2)),
    isFlat: highest === lowest,
    distinct: new Set(notes.map((note) => Math.round(note.velocity))).size,
    byPosition: sums.map((slot) => (slot.count > 0 ? slot.sum / slot.count : null)),
    accent: onBeat !== null && offBeat !== null ? onBeat - offBeat : 0,
  }
}

function meanOf(slots: readonly { readonly sum: number; readonly count: number }[]): number | null {
  const count = slots.reduce((total, slot) => total + slot.count, 0)
  return count > 0 ? slots.reduce((total, slot) => total + slot.sum, 0) / count : null
}
