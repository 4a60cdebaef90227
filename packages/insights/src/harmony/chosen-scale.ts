import type { ScaleSetting } from '@kvint/als'
import type { Part } from '../song/song.ts'

/**
 * The scale that the producer chose: the set's own, or else the one that half or more of the clips with notes are set
 * to, by the time they take. A clip keeps the scale that it was given in its clip view (Live 11 and later).
 */
export function chosenScale(scale: ScaleSetting | null, parts: readonly Part[]): ScaleSetting | null {
  if (scale && !scale.isDefault) return scale
  const beatsOf = new Map<string, { readonly scale: ScaleSetting; readonly beats: number }>()
  let all = 0
  for (const { clip, report, notes } of parts.flatMap(({ clips }) => clips)) {
    if (!report.isHeard || notes.length === 0) continue
    const beats = report.endBeats - report.startBeats
    all += beats
    if (!clip.scale || clip.scale.isDefault) continue
    const name = `${String(clip.scale.rootPitchClass)} ${clip.scale.name ?? ''}`
    beatsOf.set(name, { scale: clip.scale, beats: beats + (beatsOf.get(name)?.beats ?? 0) })
  }
  const most = [...beatsOf.values()].find(({ beats }) => beats >= all / 2)
  return most?.scale ?? scale
}
