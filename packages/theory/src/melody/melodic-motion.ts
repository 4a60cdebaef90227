import type { Note } from '../notes/note.ts'
import type { Melody } from './melody.ts'

/** Steps, leaps and shape of a line of at least two notes. */
export function motionOf(
  line: readonly Note[],
): Pick<Melody, 'contour' | 'steps' | 'leaps' | 'repeats' | 'recoveredLeaps' | 'largestLeap'> {
  let steps = 0
  let leaps = 0
  let repeats = 0
  let recoveredLeaps = 0
  let largestLeap: Melody['largestLeap'] = null
  for (let index = 1; index < line.length; index++) {
    const note = line[index]
    const before = line[index - 1]
    if (!note || !before) continue
    const interval = note.pitch - before.pitch
    const size = Math.abs(interval)
    if (size === 0) repeats++
    else if (size <= 2) steps++
    if (size < LEAP_SEMITONES) continue
    leaps++
    const back = (line[index + 1]?.pitch ?? note.pitch) - note.pitch
    if (back !== 0 && Math.abs(back) <= 2 && Math.sign(back) !== Math.sign(interval)) recoveredLeaps++
    if (size > Math.abs(largestLeap?.semitones ?? 0))
      largestLeap = { semitones: interval, startBeats: before.startBeats }
  }
  return { contour: contourOf(line), steps, leaps, repeats, recoveredLeaps, largestLeap }
}

/** Compares the mean pitch of the three thirds of a line (Huron, "The Melodic Arch in Western Folksongs", 1996). */
function contourOf(line: readonly Note[]): Melody['contour'] {
  const third = Math.max(1, Math.floor(line.length / 3))
  const mean = (notes: readonly Note[]): number =>
    notes.reduce((sum, note) => sum + note.pitch, 0) / Math.max(1, notes.length)
  const start = mean(line.slice(0, third))
  const middle = mean(line.slice(third, -third))
  const end = mean(line.slice(-third))
  const isAbove = middle > start + LEVEL_SEMITONES && middle > end + LEVEL_SEMITONES
  const isBelow = middle < start - LEVEL_SEMITONES && middle < end - LEVEL_SEMITONES
  if (isAbove) return 'arch'
  if (isBelow) return 'valley'
  if (end > start + LEVEL_SEMITONES) return 'rising'
  return end < start - LEVEL_SEMITONES ? 'falling' : 'level'
}

/** A fourth or more. */
const LEAP_SEMITONES = 5
const LEVEL_SEMITONES = 0.8
