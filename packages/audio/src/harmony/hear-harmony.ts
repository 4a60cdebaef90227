import { analyseHarmony, CHORD_QUALITIES, type Note } from '@kvint/theory'
import type { HeardChord, HeardKey } from './heard-harmony.ts'
import type { HeardTime } from '../time/hear-time.ts'
import { activationsIn, halfBeats, type HalfBeats } from './half-beats.ts'
import { hearChords, type ChordRun } from './hear-chords.ts'
import type { Salience } from '../spectrum/salience.ts'

export type HeardHarmony = { readonly chords: readonly HeardChord[]; readonly key: HeardKey | null }

/**
 * Chords and key on the beats that are known; on half seconds where none are. Nothing where nothing has a pitch.
 *
 * @example
 * hearHarmony(noteSalience(sound), { beats, downbeats }).key // { tonicPitchClass: 9, mode: 'minor', confidence: 0.91 }
 */
export function hearHarmony(
  salience: Salience,
  { beats, downbeats }: Pick<HeardTime, 'beats' | 'downbeats'>,
): HeardHarmony {
  if (salience.tuningCents === null) return { chords: [], key: null }
  const grid = beats.length >= FEWEST_BEATS ? halfBeats(beats, downbeats) : halfBeats(evenBeats(salience), [])
  const runs = hearChords(activationsIn(salience, grid), grid)
  return {
    chords: runs.map(({ from, to, ...chord }) => ({
      startSeconds: grid.edges[from] as number,
      endSeconds: grid.edges[to] as number,
      ...chord,
    })),
    key: keyOf(runs, grid),
  }
}

/**
 * The key by theory's own code, which is given the heard chords as a keyboard plays them: bass below, notes around middle C.
 * It counts beats from a bar line, which the first half beat may lie behind.
 */
function keyOf(runs: readonly ChordRun[], grid: HalfBeats): HeardKey | null {
  const first = Math.max(0, grid.inBar[0] ?? 0)
  const notes = runs.flatMap(({ from, to, rootPitchClass, quality, bassPitchClass }): Note[] =>
    [
      36 + bassPitchClass,
      ...CHORD_QUALITIES[quality].intervals.map((interval) => 60 + ((rootPitchClass + interval) % 12)),
    ].map((pitch) => ({ pitch, startBeats: (from + first) / 2, durationBeats: (to - from) / 2, velocity: 90 })),
  )
  const harmony = analyseHarmony(notes)
  if (harmony.kind !== 'harmony' || harmony.key.kind !== 'key') return null
  const { tonicPitchClass, mode, confidence } = harmony.key
  return { tonicPitchClass, mode, confidence }
}

function evenBeats({ frames, hopSeconds }: Salience): number[] {
  return Array.from({ length: Math.floor(2 * frames * hopSeconds) + 1 }, (_, half) => half / 2)
}

const FEWEST_BEATS = 4
