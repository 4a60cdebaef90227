import type { Activity, Part } from '../song/song.ts'

/**
 * Energy per four bars, 0…1, from what a set holds: sounding parts, notes that start, and whether a low
 * part plays. A set holds no audio, so this is not loudness.
 *
 * `readEnergy(song.activity, song.parts)` → `[0.31, 0.35, 0.9, 0.88]`
 */
export function readEnergy(activity: Activity, parts: readonly Part[]): number[] {
  const low = new Set(parts.filter(({ report }) => LOW_ROLES.has(report.role.role)).map(({ track }) => track.id))
  const spans = Array.from({ length: Math.floor(activity.barCount / BARS) }, (_, index) => spanOf(activity, index, low))
  const mostTracks = most(spans.map(({ tracks }) => tracks))
  const mostNotes = most(spans.map(({ notes }) => notes))
  return spans.map(({ tracks, notes, lowShare }) => {
    const full = share(tracks, mostTracks)
    const busy = mostNotes === 0 ? full : share(notes, mostNotes)
    const weighed = low.size === 0 ? (full * 2 + busy) / 3 : full * 0.5 + busy * 0.25 + lowShare * 0.25
    return Math.round(weighed * 1000) / 1000
  })
}

type Span = { readonly tracks: number; readonly notes: number; readonly lowShare: number }

function spanOf({ tracks, noteStarts }: Activity, index: number, low: ReadonlySet<number>): Span {
  const bars = Array.from({ length: BARS }, (_, bar) => index * BARS + bar)
  const playing = bars.map((bar) => tracks[bar] ?? NONE)
  return {
    tracks: sum(playing.map(({ size }) => size)) / BARS,
    notes: sum(bars.map((bar) => noteStarts[bar] ?? 0)) / BARS,
    lowShare: playing.filter((now) => [...now].some((id) => low.has(id))).length / BARS,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

function most(values: readonly number[]): number {
  return values.reduce((highest, value) => Math.max(highest, value), 0)
}

function share(value: number, whole: number): number {
  return whole === 0 ? 0 : value / whole
}

const BARS = 4
const NONE: ReadonlySet<number> = new Set()
const LOW_ROLES: ReadonlySet<string> = new Set(['bass', 'kick', 'drums'])
