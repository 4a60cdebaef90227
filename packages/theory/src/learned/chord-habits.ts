import { CHORD_QUALITY_NAMES, type ChordQuality } from '../chords/chord-quality.ts'

export const HABIT_COUNT = 5

/**
 * How much of a piece the first look hears as sevenths and suspensions of each kind, whatever their root (square roots of
 * shares): a song whose chords are mostly sevenths has them where they are blurred too.
 */
export function chordHabits(logProbabilities: Float32Array, frames: number): number[] {
  const qualities = CHORD_QUALITY_NAMES.length
  const sums = new Float64Array(qualities)
  for (let at = 0; at < logProbabilities.length; at++) {
    const value = logProbabilities[at] ?? FAINT
    if (value > FAINT) sums[at % qualities] = (sums[at % qualities] ?? 0) + Math.exp(value)
  }
  return HABITS.map((names) => {
    const sum = names.reduce((total, name) => total + (sums[CHORD_QUALITY_NAMES.indexOf(name)] ?? 0), 0)
    return Math.sqrt(sum / Math.max(1, frames))
  })
}

const FAINT = -7
const HABITS: readonly (readonly ChordQuality[])[] = [
  ['maj7'],
  ['min7', 'min6'],
  ['7'],
  ['sus2', 'sus4', '7sus4'],
  ['dim', 'dim7', 'hdim7'],
]
