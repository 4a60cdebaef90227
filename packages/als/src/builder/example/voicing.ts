import type { Chord } from './harmony.ts'

/** MIDI numbers from low to high. */
export type Voicing = readonly number[]

/**
 * Close voicings of chords in a row, each the one whose voices have the least way to go from the one before.
 *
 * @example voiceLead([chord('F'), chord('Dm7')], 57) // → [[57, 60, 65], [57, 60, 62, 65]]
 */
export function voiceLead(chords: readonly Chord[], lowest: number): readonly Voicing[] {
  const voicings: Voicing[] = []
  for (const one of chords) {
    const previous = voicings.at(-1)
    const choices = closeVoicings(one, lowest)
    const [first = []] = previous ? choices.toSorted((a, b) => distance(previous, a) - distance(previous, b)) : choices
    voicings.push(first)
  }
  return voicings
}

/** Each inversion, from each of its notes that lies within an octave above `lowest`. */
function closeVoicings(chord: Chord, lowest: number): readonly Voicing[] {
  return chord.pitchClasses.map((start, index) => {
    const rotated = [...chord.pitchClasses.slice(index), ...chord.pitchClasses.slice(0, index)]
    const bottom = lowest + modulo(start - lowest, 12)
    return rotated.map((pitchClass) => bottom + modulo(pitchClass - start, 12))
  })
}

/** How far the voices move: each to its nearest neighbour, from both sides, as chords of three and four notes meet. */
function distance(from: Voicing, to: Voicing): number {
  const nearest = (pitch: number, others: Voicing) => Math.min(...others.map((other) => Math.abs(other - pitch)))
  const there = to.reduce((sum, pitch) => sum + nearest(pitch, from), 0)
  const back = from.reduce((sum, pitch) => sum + nearest(pitch, to), 0)
  return there + back
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}
