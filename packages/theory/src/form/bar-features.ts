import { barAt, barGrid, type BarGrid } from '../notes/bar-grid.ts'
import type { Meter } from '../notes/meter.ts'
import type { Note } from '../notes/note.ts'

/** What each bar holds, as things that can be compared. */
export type BarFeatures = {
  readonly bars: BarGrid
  /** By track, by bar: sorted codes of place in the bar and pitch. */
  readonly content: ReadonlyMap<number, readonly (readonly number[])[]>
  /** 12 shares of sounding time and 16 onset counts a bar. */
  readonly profile: Float32Array
  readonly tracks: readonly ReadonlySet<number>[]
  readonly noteCounts: Int32Array
  readonly lead: Lead | null
}

/** The line that carries the tune, bar by bar. */
export type Lead = {
  readonly track: number
  readonly counts: Int32Array
  /** Silence up to the first note near each bar line, in beats, at most four. */
  readonly gapBefore: Float32Array
  /** Length of the last note before each bar line, in beats. */
  readonly lastLength: Float32Array
}

export const PROFILE_SIZE = 28

/** Reads every bar of the music. Notes are sorted and usable. */
export function barFeatures(notes: readonly Note[], meter: Meter): BarFeatures {
  const first = notes[0]?.startBeats ?? 0
  const last = notes.reduce((end, note) => Math.max(end, note.startBeats), first)
  const bars = barGrid(meter, first + EARLY_BEATS, last + EARLY_BEATS)
  const profile = new Float32Array(bars.count * PROFILE_SIZE)
  const content = new Map<number, number[][]>()
  const tracks = Array.from({ length: bars.count }, () => new Set<number>())
  const noteCounts = new Int32Array(bars.count)
  for (const note of notes) {
    const bar = barAt(bars, note.startBeats + EARLY_BEATS)
    const start = bars.startBeats[bar] ?? 0
    const length = (bars.startBeats[bar + 1] ?? start + 4) - start
    const slot = Math.max(0, Math.min(15, Math.round(((note.startBeats - start) / length) * 16)))
    const pitch = Math.round(note.pitch)
    const base = bar * PROFILE_SIZE
    profile[base + (pitch % 12)] = (profile[base + (pitch % 12)] ?? 0) + Math.min(note.durationBeats, length)
    profile[base + 12 + slot] = (profile[base + 12 + slot] ?? 0) + 1
    const track = note.track ?? 0
    tracks[bar]?.add(track)
    noteCounts[bar] = (noteCounts[bar] ?? 0) + 1
    let byBar = content.get(track)
    if (!byBar) content.set(track, (byBar = Array.from({ length: bars.count }, () => [])))
    byBar[bar]?.push(slot * 128 + pitch)
  }
  for (const byBar of content.values()) for (const codes of byBar) codes.sort((a, b) => a - b)
  return { bars, content, profile, tracks, noteCounts, lead: findLead(notes, bars) }
}

/** The highest track that mostly plays one note at a time; `null` where there is none. */
function findLead(notes: readonly Note[], bars: BarGrid): Lead | null {
  let best: { track: number; line: Note[]; mean: number } | null = null
  for (const [track, line] of Map.groupBy(notes, (note) => note.track ?? 0)) {
    const starts = new Set(line.map((note) => Math.round(note.startBeats * 8))).size
    const mean = line.reduce((sum, note) => sum + note.pitch, 0) / line.length
    if (line.length >= 16 && starts > line.length * 0.85 && mean >= LOWEST_LEAD && (!best || mean > best.mean))
      best = { track, line, mean }
  }
  return best ? readLead(best.track, best.line, bars) : null
}

function readLead(track: number, line: readonly Note[], bars: BarGrid): Lead {
  const counts = new Int32Array(bars.count)
  const gapBefore = new Float32Array(bars.count).fill(4)
  const lastLength = new Float32Array(bars.count)
  let at = 0
  for (let bar = 0; bar < bars.count; bar++) {
    const start = bars.startBeats[bar] ?? 0
    while (at < line.length && (line[at]?.startBeats ?? 0) < start - PICKUP_BEATS) at++
    const before = line[at - 1]
    const after = line[at]
    const from = before ? before.startBeats + Math.min(before.durationBeats, 8) : start - 4
    const to = after ? Math.min(after.startBeats, start + 2) : start
    gapBefore[bar] = Math.max(0, Math.min(4, to - from))
    lastLength[bar] = before ? Math.min(4, Math.max(0, Math.min(start, from) - before.startBeats)) : 0
  }
  for (const note of line) {
    const bar = barAt(bars, note.startBeats + EARLY_BEATS)
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return { track, counts, gapBefore, lastLength }
}

const EARLY_BEATS = 0.1
/** A pickup of up to a beat and a half belongs to the bar it leads to. */
const PICKUP_BEATS = 1.5
/** Below C2 a single line is a bass. */
const LOWEST_LEAD = 52
