import type { NoteRow } from '@kvint/report'
import type { DueNote, ScorePart } from './score.ts'

/**
 * Notes of a part that begin in a stretch of the song, cut where the stretch ends to which they may sound. With
 * `isChasing`, those that began before and still sound are taken up at its start, as Live does; a drum is not.
 */
export function dueNotes(
  part: ScorePart,
  stretch: { readonly from: number; readonly to: number; readonly endBeats: number },
  isChasing: boolean,
): DueNote[] {
  const due: DueNote[] = []
  for (const passage of part.passages) {
    if (passage.startBeats >= stretch.to || passage.endBeats <= stretch.from) continue
    const from = stretch.from - passage.startBeats
    const to = stretch.to - passage.startBeats
    const first = isChasing && part.voice !== 'drums' ? 0 : firstFrom(passage.rows, from)
    for (let at = first; at < passage.rows.length; at += 1) {
      const row = passage.rows[at]
      if (!row || row[1] >= to - HAIR_BEATS) break
      const endBeats = Math.min(passage.startBeats + row[1] + row[2], passage.endBeats, stretch.endBeats)
      if (endBeats - HAIR_BEATS <= stretch.from) continue
      const startBeats = Math.max(passage.startBeats + row[1], stretch.from)
      due.push({ pitch: row[0] + part.shift, startBeats, endBeats, velocity: row[3] })
    }
  }
  return due
}

/** Index of the first row that starts at or after a beat. */
function firstFrom(rows: readonly NoteRow[], beats: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row && row[1] < beats - HAIR_BEATS) low = middle + 1
    else high = middle
  }
  return low
}

/** What stands a ten-thousandth before a bar belongs to it. */
const HAIR_BEATS = 1e-4
