import { CHORD_QUALITIES, type Mode, modeFamily } from '@kvint/theory'
import { PITCHES } from '../spectrum/log-spectrum.ts'
import type { ChordRun } from './hear-chords.ts'

/**
 * Whether the third of a key sounds: in one half beat of twenty it is nearly half as strong as the strongest note. A tone has its
 * own major third among its partials, which reads up to 0.38; of 170 songs one has less than 0.45.
 */
export function hasThird(
  activations: Float32Array,
  { tonicPitchClass, mode }: { readonly tonicPitchClass: number; readonly mode: string },
): boolean {
  const third = (tonicPitchClass + (modeFamily(mode as Mode) === 'minor' ? 3 : 4)) % 12
  const halves = Array.from({ length: activations.length / PITCHES }, (_, half) =>
    strengths(activations, half, half + 1),
  )
  const most = Math.max(0, ...halves.map((half) => Math.max(...half)))
  const shares = halves
    .filter((half) => Math.max(...half) > LEAST_OF_LOUDEST * most)
    .map((half) => shareOf(half, third))
    .sort((a, b) => a - b)
  return (shares[Math.floor(SHARE_OF_HALVES * shares.length)] ?? 0) >= LEAST_THIRD
}

/**
 * A chord that the network is not sure of and whose third, or what is suspended in its place, does not sound is a bare fifth
 * (`5`), or none where root or fifth do not sound either. In a piece without a third each chord has to show its own.
 */
export function withoutGuessedThirds(
  runs: readonly ChordRun[],
  activations: Float32Array,
  pieceHasThird: boolean,
): ChordRun[] {
  return runs.flatMap((run) => {
    const sounding = strengths(activations, run.from, run.to)
    const share = (interval: number): number => shareOf(sounding, (run.rootPitchClass + interval) % 12)
    const third = CHORD_QUALITIES[run.quality].intervals.find((interval) => interval >= 2 && interval <= 5)
    const shown = third === undefined ? 0 : share(third)
    const isLikely = pieceHasThird && (run.confidence >= SURE || shown >= LEAST_THIRD_OF_CHORD)
    if (shown >= LEAST_THIRD || isLikely) return [run]
    return Math.min(share(0), share(7)) < LEAST_FIFTH ? [] : [{ ...run, quality: '5' as const }]
  })
}

/** Strength of each pitch class from one half beat to another. */
function strengths(activations: Float32Array, from: number, to: number): Float64Array {
  const sum = new Float64Array(12)
  for (let at = from * PITCHES; at < to * PITCHES; at++)
    sum[(at % PITCHES) % 12] = (sum[(at % PITCHES) % 12] as number) + (activations[at] as number)
  return sum
}

/** Against the strongest. */
function shareOf(sounding: Float64Array, pitchClass: number): number {
  return (sounding[pitchClass] as number) / (Math.max(...sounding) + 1e-9)
}

const LEAST_THIRD = 0.45
const SHARE_OF_HALVES = 0.95
const LEAST_OF_LOUDEST = 0.2
/** Chords below these two are right in 44 of 100 half beats, and make up 0.4 % of songs. */
const SURE = 0.5
const LEAST_THIRD_OF_CHORD = 0.2
/** A tone’s own fifth reads up to 0.56. */
const LEAST_FIFTH = 0.6
