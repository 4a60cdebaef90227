import { barAt, barsBetween, type MeterSpan } from '@kvint/report'
import type { Activity, PlacedClip } from '../song/song.ts'
import { heardPieces } from './heard-pieces.ts'

/** What plays in each bar: heard tracks with a clip there, notes that start, and what the clips hold. */
export function readActivity(
  clips: readonly PlacedClip[],
  meters: readonly MeterSpan[],
  lengthBeats: number,
): Activity {
  const barCount = lengthBeats > 0 ? Math.min(MOST_BARS, barsBetween(meters, 0, lengthBeats).to) : 0
  const tracks = Array.from({ length: barCount }, () => new Set<number>())
  const content = Array.from({ length: barCount }, () => [] as string[])
  const noteStarts = new Uint32Array(barCount)
  for (const placed of clips.flatMap(heardPieces)) {
    const { report } = placed
    if (report.endBeats <= report.startBeats) continue
    const range = barsBetween(meters, report.startBeats, report.endBeats)
    const isSilent = report.kind === 'midi' && placed.notes.length === 0
    if (!isSilent) {
      for (let bar = range.from; bar <= Math.min(range.to, barCount); bar++) {
        tracks[bar - 1]?.add(report.trackId)
        content[bar - 1]?.push(`${String(report.trackId)}:${placed.contentKey}`)
      }
    }
    for (const [, startBeats] of placed.notes) {
      const bar = barAt(meters, report.startBeats + startBeats) - 1
      if (bar >= 0 && bar < barCount) noteStarts[bar] = (noteStarts[bar] ?? 0) + 1
    }
  }
  return { barCount, tracks, noteStarts, content: content.map((keys) => keys.toSorted().join('\n')) }
}

/** Thirteen hours at 120 BPM: a clip at a broken place must not fill the memory. */
const MOST_BARS = 24_000
