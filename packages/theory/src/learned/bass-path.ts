import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import type { Frames } from '../notes/frames.ts'
import { bestSequence } from './best-sequence.ts'
import { CHORD_STATES } from './first-pass.ts'
import type { Segments } from './segments.ts'

/**
 * The best bass interval above each segment's root. A note that is lowest all through under a whole chord speaks for itself. Within one
 * chord a change of bass has its price: little where a whole chord stands on the new note, for that is an inversion, more where
 * it is one note of a broken chord.
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
  const lone = new Int32Array(count).fill(-1)
  for (let at = 0; at < count; at++) {
    const root = Math.floor((path[at] ?? 0) / CHORD_QUALITY_NAMES.length)
    if (silent[at] === 0 && (path[at] ?? CHORD_STATES) < CHORD_STATES)
      logScores.set(basses.subarray((at * 12 + root) * 12, (at * 12 + root) * 12 + 12), at * 12)
    const note = loneBass(frames, segments, at)
    lone[at] = note
    const isWhole = isWholeChord(frames, segments.firstFrame[at] ?? 0)
    if (note >= 0 && isWhole) {
      const interval = (note - root + 12) % 12
      logScores[at * 12 + interval] = (logScores[at * 12 + interval] ?? 0) + LONE_BASS
    }
    if (at === 0 || path[at] !== path[at - 1]) free[at] = 1
    cost[at] = isWhole ? INVERSION : BROKEN_CHORD
  }
  const best = bestSequence(logScores, 12, count, cost, free)
  standOnPedals(best, path, lone, silent)
  return best
}

/** Chords on three roots or more over one note that never leaves the bass stand on it: a pedal point. */
function standOnPedals(best: Int32Array, path: Int32Array, lone: Int32Array, silent: Uint8Array): void {
  for (let from = 0; from < lone.length;) {
    let to = from + 1
    while (to < lone.length && (lone[to] === lone[from] || silent[to] === 1)) to++
    const roots = Array.from(path.subarray(from, to), (state) => Math.floor(state / CHORD_QUALITY_NAMES.length))
    const isPedal =
      new Set(roots).size >= FEWEST_OVER_PEDAL && path.subarray(from, to).every((state) => state < CHORD_STATES)
    if ((lone[from] ?? -1) >= 0 && isPedal)
      roots.forEach((root, at) => {
        best[from + at] = ((lone[from] ?? 0) - root + 12) % 12
      })
    from = to
  }
}

/** The pitch class that is lowest in every frame of a segment that sounds; -1 where it changes or nothing sounds. */
function loneBass(frames: Frames, segments: Segments, segment: number): number {
  let lone = -1
  for (let frame = segments.firstFrame[segment] ?? 0; frame < (segments.firstFrame[segment + 1] ?? 0); frame++) {
    const lowest = frames.lowestPitch[frame] ?? -1
    if (lowest < 0) continue
    if (lone >= 0 && lowest % 12 !== lone) return -1
    lone = lowest % 12
  }
  return lone
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
/** What speaks for a note that is lowest all through a segment: of 0 to 3 the best on chorales and Lieder, up to 1 flat elsewhere. */
const LONE_BASS = 0.75
const FEWEST_OVER_PEDAL = 3
const LEAST_SHARE = 0.2
