import type { ArrangementPicture, ClipReport } from '../schema/arrangement-picture.ts'
import { barsOfBeats, type BeatRange, wholeRange } from './bars.ts'

/**
 * The song itself, from its first bar to the end of its last section: what is parked behind a long silence lies
 * outside. Without sections it is the whole picture.
 *
 * `songRange(picture)` of 112 bars in common time with a clip parked at bar 161 → `{ start: 0, end: 448 }`
 */
export function songRange(picture: Pick<ArrangementPicture, 'meters' | 'lengthBeats' | 'sections'>): BeatRange {
  const whole = wholeRange(picture)
  const end = picture.sections.reduce((latest, { endBeats }) => Math.max(latest, endBeats), 0)
  return end > 0 ? { start: whole.start, end: Math.min(end, whole.end) } : whole
}

/**
 * Number of the song's last bar. A song that starts late has fewer bars than that.
 *
 * @example lastBar(report.arrangement) // → 112
 */
export function lastBar(picture: Parameters<typeof songRange>[0]): number {
  return barsOfBeats(picture.meters, songRange(picture)).to
}

/**
 * Clips that begin where the song has ended, first to last.
 *
 * @example parkedClips(report.arrangement).length
 */
export function parkedClips(picture: ArrangementPicture): ClipReport[] {
  const { end } = songRange(picture)
  return picture.clips
    .filter(({ startBeats }) => startBeats >= end - TOLERANCE_BEATS)
    .toSorted((a, b) => a.startBeats - b.startBeats)
}

const TOLERANCE_BEATS = 1e-4
