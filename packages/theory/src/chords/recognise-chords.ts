import type { Frames } from '../harmony/frames.ts'
import { changeCost } from './change-cost.ts'
import { bestPath } from './chord-path.ts'
import { CHORD_QUALITIES } from './chord-quality.ts'
import type { ChordSpan } from './chord-spans.ts'
import { SCORED_QUALITIES, templateScores } from './template-scores.ts'

/** Chords of the music with their bass, in order. */
export function recogniseChords(frames: Frames): ChordSpan[] {
  const { states, logScores } = templateScores(frames)
  const path = bestPath(frames, states, logScores, changeCost(frames))
  const spans: ChordSpan[] = []
  for (let frame = 0; frame < frames.count;) {
    const state = path[frame] ?? 0
    let end = frame + 1
    while (end < frames.count && path[end] === state) end++
    const quality = SCORED_QUALITIES[state % SCORED_QUALITIES.length]
    if (state < states - 1 && quality) {
      const rootPitchClass = Math.floor(state / SCORED_QUALITIES.length)
      const members = CHORD_QUALITIES[quality].intervals.map((interval) => (rootPitchClass + interval) % 12)
      spans.push({
        startBeats: frames.startBeats[frame] ?? 0,
        endBeats: frames.startBeats[end] ?? 0,
        rootPitchClass,
        quality,
        bassPitchClass: mostFrequentBass(frames, frame, end, members) ?? rootPitchClass,
        confidence: 0.75,
        alternative: null,
      })
    }
    frame = end
  }
  return spans
}

function mostFrequentBass(frames: Frames, from: number, to: number, members: readonly number[]): number | null {
  const counts = Array.from<number>({ length: 12 }).fill(0)
  for (let frame = from; frame < to; frame++) {
    for (const member of members) counts[member] = (counts[member] ?? 0) + (frames.bass[frame * 12 + member] ?? 0)
  }
  const most = Math.max(...counts)
  return most > 0 ? counts.indexOf(most) : null
}
