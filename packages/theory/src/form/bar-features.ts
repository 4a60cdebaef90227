import { barAt, barGrid, type BarGrid } from '../notes/bar-grid.ts'
import type { Meter } from '../notes/meter.ts'
import type { Note } from '../notes/note.ts'

/** What each bar holds, as numbers that can be compared. */
export type BarFeatures = {
  readonly bars: BarGrid
  /** 12 shares of sounding time a bar. */
  readonly chroma: Float32Array
  /** 16 onset counts a bar. */
  readonly rhythm: Float32Array
  /** Tracks that start a note in the bar. */
  readonly tracks: readonly ReadonlySet<number>[]
  readonly noteCounts: Int32Array
}

/** Reads every bar of the music. Notes are sorted and usable. */
export function barFeatures(notes: readonly Note[], meter: Meter): BarFeatures {
  const first = notes[0]?.startBeats ?? 0
  const last = notes.reduce((end, note) => Math.max(end, note.startBeats), first)
  const bars = barGrid(meter, first + 0.1, last + 0.1)
  const chroma = new Float32Array(bars.count * 12)
  const rhythm = new Float32Array(bars.count * 16)
  const tracks = Array.from({ length: bars.count }, () => new Set<number>())
  const noteCounts = new Int32Array(bars.count)
  for (const note of notes) {
    const bar = barAt(bars, note.startBeats + 0.1)
    const start = bars.startBeats[bar] ?? 0
    const length = (bars.startBeats[bar + 1] ?? start + 4) - start
    const slot = Math.max(0, Math.min(15, Math.round(((note.startBeats - start) / length) * 16)))
    rhythm[bar * 16 + slot] = (rhythm[bar * 16 + slot] ?? 0) + 1
    const pitchClass = bar * 12 + (Math.round(note.pitch) % 12)
    chroma[pitchClass] = (chroma[pitchClass] ?? 0) + Math.min(note.durationBeats, length)
    tracks[bar]?.add(note.track ?? 0)
    noteCounts[bar] = (noteCounts[bar] ?? 0) + 1
  }
  return { bars, chroma, rhythm, tracks, noteCounts }
}
