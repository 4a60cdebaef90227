import { chordFamily } from '@kvint/theory'
import { PITCHES } from '../spectrum/log-spectrum.ts'
import type { ChordScores } from './chord-network.ts'
import type { HalfBeats } from './half-beats.ts'
import type { ChordRun } from './hear-chords.ts'

/**
 * What speaks for each pitch class as a tonic: `12 × KEY_COLUMNS`, square roots of shares and lengths of 1. Chords by root and
 * family over all half beats, those on bar lines, the strength of low, middle and high notes, the chords of the first and the
 * last two bars, and the moves from one chord into another.
 */
export function keyInputs(
  activations: Float32Array,
  grid: HalfBeats,
  { qualities, chords }: ChordScores,
  runs: readonly ChordRun[],
): Float32Array {
  const inputs = new Float32Array(12 * KEY_COLUMNS)
  const states = 12 * qualities.length + 1
  const families = qualities.map((quality) => COLUMN_OF[chordFamily(quality)])
  const addChords = (halves: readonly number[], column: number, width: number): void => {
    for (const half of halves)
      for (let state = 0; state < states - 1; state++) {
        const family = families[state % qualities.length] ?? 0
        if (family >= width) continue
        const at = Math.floor(state / qualities.length) * KEY_COLUMNS + column + family
        inputs[at] = (inputs[at] as number) + Math.exp(chords[half * states + state] as number) / halves.length
      }
    for (let root = 0; root < 12; root++)
      for (let at = root * KEY_COLUMNS + column, end = at + width; at < end; at++)
        inputs[at] = Math.sqrt(inputs[at] as number)
  }
  const halves = Array.from({ length: grid.count }, (_, half) => half)
  const onBars = halves.filter((half) => grid.inBar[half] === 0)
  addChords(halves, 0, 4)
  addChords(onBars.length > 0 ? onBars : halves, 4, 4)
  REGISTERS.forEach(([low, high], index) => addNotes(inputs, 8 + index, activations, low, high))
  addChords(halves.slice(0, TWO_BARS), 11, THIRDS)
  addChords(halves.slice(-TWO_BARS), 13, THIRDS)
  addMoves(inputs, 15, runs)
  return inputs
}

/** Strength of each pitch class among the notes `low` to `high`, counted from MIDI 24, as a vector of length 1. */
function addNotes(inputs: Float32Array, column: number, activations: Float32Array, low: number, high: number): void {
  const strengths = new Float64Array(12)
  for (let from = 0; from < activations.length; from += PITCHES)
    for (let note = low; note < high; note++)
      strengths[note % 12] = (strengths[note % 12] as number) + (activations[from + note] as number)
  const length = Math.hypot(...strengths) + 1e-9
  strengths.forEach((strength, pitchClass) => (inputs[pitchClass * KEY_COLUMNS + column] = strength / length))
}

/** Share of each move between major and minor chords on two roots among all such moves, by both thirds and the interval between. */
function addMoves(inputs: Float32Array, column: number, runs: readonly ChordRun[]): void {
  const moves = runs.slice(1).flatMap((run, index) => {
    const before = runs[index] as ChordRun
    const [from, to] = [COLUMN_OF[chordFamily(before.quality)], COLUMN_OF[chordFamily(run.quality)]]
    const interval = (before.rootPitchClass - run.rootPitchClass + 12) % 12
    if (from >= THIRDS || to >= THIRDS || interval === 0) return []
    return [run.rootPitchClass * KEY_COLUMNS + column + (12 * to + interval) * THIRDS + from]
  })
  for (const at of moves) inputs[at] = (inputs[at] as number) + 1 / moves.length
  for (const at of new Set(moves)) inputs[at] = Math.sqrt(inputs[at] as number)
}

/** A third that is major, minor or minor below a diminished fifth, and none. */
const COLUMN_OF = { major: 0, augmented: 0, minor: 1, diminished: 2, open: 3 } as const
/** MIDI 24 to 47, 48 to 71, 72 and up. */
const REGISTERS = [
  [0, 24],
  [24, 48],
  [48, PITCHES],
] as const
/** Half beats, in four-four. */
const TWO_BARS = 16
/** Major and minor: the first columns of a chord. */
const THIRDS = 2
export const KEY_COLUMNS = 15 + 12 * THIRDS * THIRDS
