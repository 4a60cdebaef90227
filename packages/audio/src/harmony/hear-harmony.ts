import { analyseHarmony, CHORD_QUALITIES, type Mode, modeFamily, type Note } from '@kvint/theory'
import type { HeardChord, HeardKey } from './heard-harmony.ts'
import type { HeardTime } from '../time/hear-time.ts'
import { activationsIn, halfBeats, type HalfBeats } from './half-beats.ts'
import { type ChordScores, scoreChords } from './chord-network.ts'
import { hearChords, type ChordRun } from './hear-chords.ts'
import { hasThird, withoutGuessedThirds } from './heard-thirds.ts'
import { keyInputs } from './key-inputs.ts'
import { chooseKey } from './key-network.ts'
import type { Salience } from '../spectrum/salience.ts'

export type HeardHarmony = { readonly chords: readonly HeardChord[]; readonly key: HeardKey | null }

/**
 * Chords and key on the beats that are known; on half seconds where none are. Nothing where nothing has a pitch, no key where
 * its third does not sound.
 *
 * @example
 * hearHarmony(noteSalience(sound), { beats, downbeats }).key // { tonicPitchClass: 9, mode: 'minor', confidence: 0.91 }
 */
export function hearHarmony(
  salience: Salience,
  { beats, downbeats }: Pick<HeardTime, 'beats' | 'downbeats'>,
): HeardHarmony {
  if (salience.tuningCents === null) return { chords: [], key: null }
  const grid = gridOf(salience, { beats, downbeats })
  const activations = activationsIn(salience, grid)
  const scores = scoreChords(activations, grid)
  const runs = hearChords(scores, grid)
  const key = keyOf(activations, grid, scores, runs)
  const isHeard = key !== null && hasThird(activations, key)
  return {
    chords: withoutGuessedThirds(runs, activations, isHeard || key === null).map(({ from, to, ...chord }) => ({
      startSeconds: grid.edges[from] as number,
      endSeconds: grid.edges[to] as number,
      ...chord,
    })),
    key: isHeard ? key : null,
  }
}

/** Half beats of the beats that are known; of half seconds where they are too few. */
export function gridOf(salience: Salience, { beats, downbeats }: Pick<HeardTime, 'beats' | 'downbeats'>): HalfBeats {
  return beats.length >= FEWEST_BEATS ? halfBeats(beats, downbeats) : halfBeats(evenBeats(salience), [])
}

/** Home and third by the network for sound; the mode by theory's code where it agrees on both, else plain major or minor. */
function keyOf(
  activations: Float32Array,
  grid: HalfBeats,
  scores: ChordScores,
  runs: readonly ChordRun[],
): HeardKey | null {
  const written = keyByTheory(runs, grid)
  if (!written) return null
  const { tonicPitchClass, third, share } = chooseKey(keyInputs(activations, grid, scores, runs))
  const isSame = written.tonicPitchClass === tonicPitchClass && modeFamily(written.mode) === third
  return { tonicPitchClass, mode: isSame ? written.mode : third, confidence: share }
}

/**
 * What theory's code says of the heard chords as a keyboard plays them: bass below, notes around middle C. It counts beats from
 * a bar line, which the first half beat may lie behind.
 */
export function keyByTheory(
  runs: readonly ChordRun[],
  grid: HalfBeats,
): { readonly tonicPitchClass: number; readonly mode: Mode } | null {
  const first = Math.max(0, grid.inBar[0] ?? 0)
  const notes = runs.flatMap(({ from, to, rootPitchClass, quality, bassPitchClass }): Note[] =>
    [
      36 + bassPitchClass,
      ...CHORD_QUALITIES[quality].intervals.map((interval) => 60 + ((rootPitchClass + interval) % 12)),
    ].map((pitch) => ({ pitch, startBeats: (from + first) / 2, durationBeats: (to - from) / 2, velocity: 90 })),
  )
  const harmony = analyseHarmony(notes)
  return harmony.kind === 'harmony' && harmony.key.kind === 'key' ? harmony.key : null
}

function evenBeats({ frames, hopSeconds }: Salience): number[] {
  return Array.from({ length: Math.floor(2 * frames * hopSeconds) + 1 }, (_, half) => half / 2)
}

const FEWEST_BEATS = 4
