import type { Frames } from '../harmony/frames.ts'
import { CHORD_QUALITIES, type ChordQuality } from './chord-quality.ts'

export const SCORED_QUALITIES = Object.keys(CHORD_QUALITIES) as readonly ChordQuality[]

/** Scores of every chord in every frame by how well its notes cover what sounds in the beat around; last state: no chord. */
export function templateScores(frames: Frames): { states: number; logScores: Float32Array } {
  const states = SCORED_QUALITIES.length * 12 + 1
  const logScores = new Float32Array(frames.count * states)
  const chroma = new Float64Array(12)
  for (let frame = 0; frame < frames.count; frame++) {
    const total = localChroma(frames, frame, chroma)
    const base = frame * states
    if (total === 0) {
      logScores[base + states - 1] = 3
      continue
    }
    for (let root = 0; root < 12; root++) {
      SCORED_QUALITIES.forEach((quality, index) => {
        const { intervals } = CHORD_QUALITIES[quality]
        let inside = 0
        let missing = 0
        for (const interval of intervals) {
          const value = (chroma[(root + interval) % 12] ?? 0) / total
          inside += value
          if (value < 0.04) missing++
        }
        const bass = frames.bass[frame * 12 + root] ?? 0
        const prior = quality === 'maj' || quality === 'min' ? 0.25 : intervals.length === 4 ? -0.05 : -0.15
        logScores[base + root * SCORED_QUALITIES.length + index] =
          4 * (inside - 0.25 * missing) + 0.4 * bass + prior - 2
      })
    }
  }
  return { states, logScores }
}

function localChroma(frames: Frames, frame: number, chroma: Float64Array): number {
  chroma.fill(0)
  let total = 0
  for (let near = Math.max(0, frame - 1); near <= Math.min(frames.count - 1, frame + 2); near++) {
    for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
      const value = Math.min(1, frames.sounding[near * 12 + pitchClass] ?? 0)
      chroma[pitchClass] = (chroma[pitchClass] ?? 0) + value
      total += value
    }
  }
  return total
}
