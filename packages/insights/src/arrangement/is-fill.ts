import type { Part } from '../song/song.ts'
import { heardPieces } from './heard-pieces.ts'
import type { Stretch } from '../signal/fader-curve.ts'

/**
 * Whether a part plays otherwise in the last bars before a beat: a short clip of its own there, or clearly more notes in
 * the last bar than in the ones before.
 */
export function isFill({ clips }: Part, window: Stretch): boolean {
  const heard = clips.flatMap(heardPieces)
  return hasShortClip(heard, window) || isDenser(heard, window)
}

/** A clip no longer than the window that ends at the beat, after a clip that holds something else. */
function hasShortClip(clips: Part['clips'], window: Stretch): boolean {
  const last = clips.find(
    ({ report }) =>
      report.startBeats >= window.start - HAIR_BEATS &&
      report.startBeats < window.end - HAIR_BEATS &&
      Math.abs(report.endBeats - window.end) < ENDS_AT_BEATS,
  )
  if (!last) return false
  const before = clips.find(({ report }) => Math.abs(report.endBeats - last.report.startBeats) < HAIR_BEATS)
  return before !== undefined && before.contentKey !== last.contentKey
}

function isDenser(clips: Part['clips'], { start, end }: Stretch): boolean {
  const bar = (end - start) / 2
  const counts = Array.from({ length: BARS_LOOKED_AT }, () => 0)
  for (const { report, notes } of clips) {
    if (report.endBeats <= end - bar * BARS_LOOKED_AT || report.startBeats >= end) continue
    for (const [, startBeats] of notes) {
      const before = end - (report.startBeats + startBeats)
      const index = Math.ceil(before / bar - 1e-6) - 1
      if (before > 0 && index >= 0 && index < BARS_LOOKED_AT) counts[index] = (counts[index] ?? 0) + 1
    }
  }
  const [last = 0, second = 0, ...before] = counts
  // A roll over two bars has more in its first one already.
  const usual = Math.max(...before, ...(last > second ? [] : [second]))
  return usual > 0 && last >= usual * MORE && last - usual >= FEWEST_MORE
}

const BARS_LOOKED_AT = 4
/** Rules of thumb: a quarter more notes than in the fullest of the three bars before, and at least two. */
const MORE = 1.25
const FEWEST_MORE = 2
const ENDS_AT_BEATS = 1
const HAIR_BEATS = 1 / 16
