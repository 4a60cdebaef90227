import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import type { Frames } from '../harmony/frames.ts'
import { bestSequence } from './best-sequence.ts'
import { CHORD_STATES } from './first-pass.ts'
import type { Segments } from './segments.ts'

/**
 * The best bass interval above each segment's root. Within one chord a change of bass has its price: little where a whole
 * chord stands on the new note, for that is an inversion, more where it is one note of a broken chord.
 */
export function bassPath(
  frames: Frames,
  segments: Segments,
  basses: Float32Array,
  path: Int32Array,
  silent: Uint8Array,
): Int32Array {
  const { count } = segments
  const logScores = new Float32Array(count * 12)
  const free = new Uint8Array(count)
  const cost = new Float32Array(count)
  for (let at = 0; at < count; at++) {
    const root = Math.floor((path[at] ?? 0) / CHORD_QUALITY_NAMES.length)
    if (silent[at] === 0 && (path[at] ?? CHORD_STATES) < CHORD_STATES)
      logScores.set(basses.subarray((at * 12 + root) * 12, (at * 12 + root) * 12 + 12), at * 12)
    if (at === 0 || path[at] !== path[at - 1]) free[at] = 1
    cost[at] = isWholeChord(frames, segments.firstFrame[at] ?? 0) ? INVERSION : BROKEN_CHORD
  }
  return bestSequence(logScores, 12, count, cost, free)
}

/** Whether three pitch classes or more sound together in the frame. */
function isWholeChord(frames: Frames, frame: number): boolean {
  let sounding = 0
  for (let at = frame * 12; at < frame * 12 + 12; at++) if ((frames.sounding[at] ?? 0) > LEAST_SHARE) sounding++
  return sounding >= 3
}

/** Costs in log-odds: of 0.1 to 0.3 and 0.6 to 1.3 all much the same, on songs left out. */
const INVERSION = 0.2
const BROKEN_CHORD = 0.9
const LEAST_SHARE = 0.2
