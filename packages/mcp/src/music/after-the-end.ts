import type { Report } from '@kvint/report'
import { barsOf, barsPhrase } from './bar-lines.ts'

/** What form and length leave out: clips that stand alone after the last section. */
export function afterTheEnd({ arrangement: { of, sections, clips, meters } }: Report): string[] {
  const end = sections.at(-1)?.endBeats
  if (end === undefined || of !== 'arrangement') return []
  const later = clips.filter(({ isHeard, startBeats }) => isHeard && startBeats >= end - NOISE_BEATS)
  if (later.length === 0) return []
  const stretch = {
    startBeats: Math.min(...later.map(({ startBeats }) => startBeats)),
    endBeats: Math.max(...later.map(({ endBeats }) => endBeats)),
  }
  const clipsText = later.length === 1 ? 'One clip after the end is' : `${later.length} clips after the end are`
  return [`${clipsText} not counted in form and length: ${barsPhrase(barsOf(stretch, meters))}.`]
}

const NOISE_BEATS = 1e-6
