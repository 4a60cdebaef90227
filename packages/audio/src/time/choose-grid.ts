import { unpackMatrix } from '@kvint/theory/unpack-weights'
import packed from './generated/grid-weights.json' with { type: 'json' }
import { GRID_INPUTS, type GridCandidate } from './grid-candidates.ts'

/** A candidate and how likely it is. */
export type ChosenGrid = {
  readonly candidate: GridCandidate
  /** 0 to 1, that tempo, beats and bars are right. */
  readonly bars: number
  /** That tempo and beats are. */
  readonly beats: number
  /** That the tempo is, and not half or double. */
  readonly tempo: number
}

/** The likeliest bar grid: one small network scores every candidate, the scores share one certainty. Null without candidates. */
export function chooseGrid(candidates: readonly GridCandidate[]): ChosenGrid | null {
  if (candidates.length === 0) return null
  const scores = candidates.map(({ inputs }) => scoreOf(inputs))
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const best = scores.indexOf(most)
  const candidate = candidates[best]
  if (!candidate) return null
  const share = (fits: (other: GridCandidate) => boolean): number =>
    candidates.reduce((sum, other, at) => sum + (fits(other) ? (powers[at] as number) : 0), 0) / total
  const isTempo = (other: GridCandidate) => other.beatsPerPulse === candidate.beatsPerPulse
  return {
    candidate,
    bars: (powers[best] as number) / total,
    beats: share(
      (other) => isTempo(other) && isWhole((other.firstBarPulses - candidate.firstBarPulses) * other.beatsPerPulse),
    ),
    tempo: share(isTempo),
  }
}

function isWhole(beats: number): boolean {
  return Math.abs(beats - Math.round(beats)) < 0.01
}

type Weights = { readonly matrix: Float64Array; readonly bias: readonly number[]; readonly output: readonly number[] }

let shipped: Weights | undefined

function scoreOf(inputs: Float32Array): number {
  const { matrix, bias, output } = (shipped ??= { ...packed, matrix: unpackMatrix(packed.matrix) })
  let score = 0
  for (let unit = 0; unit < bias.length; unit++) {
    let sum = bias[unit] as number
    for (let at = 0; at < GRID_INPUTS; at++) sum += (inputs[at] as number) * (matrix[at * bias.length + unit] as number)
    if (sum > 0) score += sum * (output[unit] as number)
  }
  return score
}
