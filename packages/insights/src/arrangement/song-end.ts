import type { PlacedClip } from '../song/song.ts'

/** Where the song ends, and what was left behind it. */
export type SongEnd = {
  readonly endBeats: number
  /** Clips parked behind a long silence, first to last; they are no part of the song. */
  readonly strays: readonly PlacedClip[]
}

/**
 * The song ends before the first silence of `LONG_GAP_BEATS` that only few clips follow; where many follow, that is the
 * song going on, or a second one. Muted clips are neither.
 *
 * `songEnd(clips)` → `{ endBeats: 448, strays: [parkedClip] }`
 */
export function songEnd(clips: readonly PlacedClip[]): SongEnd {
  const lasting = clips
    .filter(({ clip, report }) => !clip.isMuted && report.endBeats > report.startBeats)
    .toSorted((a, b) => a.report.startBeats - b.report.startBeats)
  let endBeats = lasting[0]?.report.startBeats ?? 0
  for (const [index, { report }] of lasting.entries()) {
    const isFew = lasting.length - index <= lasting.length * MOST_STRAYS
    if (report.startBeats - endBeats >= LONG_GAP_BEATS && isFew) return { endBeats, strays: lasting.slice(index) }
    endBeats = Math.max(endBeats, report.endBeats)
  }
  return { endBeats: clips.reduce((end, { report }) => Math.max(end, report.endBeats), 0), strays: [] }
}

/** 16 bars of 4/4; a rule of thumb. */
const LONG_GAP_BEATS = 64
const MOST_STRAYS = 0.25
