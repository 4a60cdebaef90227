import { CHORD_QUALITIES, CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import type { Frames } from '../notes/frames.ts'
import { CHORD_STATES } from './first-pass.ts'
import type { Segments } from './segments.ts'

/** A path through segments, and what each chord scores in them. */
export type HeardPath = { readonly path: Int32Array; readonly chords: Float32Array }

/**
 * Calls a chord of four notes by its triad where the fourth, mostly a seventh, is nowhere heard, and up to where it is first
 * heard if that is two beats or more away: a dominant is often expected to have a seventh that the music never plays.
 * What spoke for the four notes speaks for the triad there. `chords` are log-probabilities, `segments × (CHORD_STATES + 1)`.
 */
export function soundingSevenths(
  frames: Frames,
  segments: Segments,
  path: Int32Array,
  chords: Float32Array,
): HeardPath {
  const heard = { path: path.slice(), chords: chords.slice() }
  for (let from = 0; from < segments.count;) {
    const state = path[from] ?? CHORD_STATES
    let to = from + 1
    while (to < segments.count && path[to] === state) to++
    const triad = triadOf(state)
    if (triad !== null) {
      const first = firstHeard(frames, segments, fourthNote(state), from, to)
      if (first === to || beatsBetween(frames, segments, from, first) >= LEAST_BEATS)
        for (let segment = from; segment < first; segment++) rename(heard, segment, state, triad)
    }
    from = to
  }
  return heard
}

/** The first segment in which a pitch class sounds, or `to`. */
function firstHeard(frames: Frames, segments: Segments, pitchClass: number, from: number, to: number): number {
  const end = segments.firstFrame[to] ?? 0
  let segment = from
  for (let frame = segments.firstFrame[from] ?? 0; frame < end; frame++) {
    while ((segments.firstFrame[segment + 1] ?? end) <= frame) segment++
    if ((frames.sounding[frame * 12 + pitchClass] ?? 0) > 0) return segment
  }
  return to
}

function beatsBetween(frames: Frames, segments: Segments, from: number, to: number): number {
  const start = frames.startBeats[segments.firstFrame[from] ?? 0] ?? 0
  return (frames.startBeats[segments.firstFrame[to] ?? 0] ?? start) - start
}

function rename({ path, chords }: HeardPath, segment: number, state: number, triad: number): void {
  const base = segment * (CHORD_STATES + 1)
  const [whole, part] = [chords[base + state] ?? 0, chords[base + triad] ?? 0]
  const most = Math.max(whole, part)
  chords[base + triad] = most + Math.log(Math.exp(whole - most) + Math.exp(part - most))
  chords[base + state] = IMPOSSIBLE
  path[segment] = triad
}

/** The state of the chord without its fourth note; `null` for triads and no chord. */
function triadOf(state: number): number | null {
  if (state >= CHORD_STATES) return null
  const triad = TRIADS[state % CHORD_QUALITY_NAMES.length] ?? -1
  return triad < 0 ? null : state - (state % CHORD_QUALITY_NAMES.length) + triad
}

function fourthNote(state: number): number {
  const quality = CHORD_QUALITY_NAMES[state % CHORD_QUALITY_NAMES.length] ?? 'maj'
  return (Math.floor(state / CHORD_QUALITY_NAMES.length) + (CHORD_QUALITIES[quality].intervals[3] ?? 0)) % 12
}

/** For each quality the one with its first three notes; -1 for chords of two or three notes. */
const TRIADS: readonly number[] = CHORD_QUALITY_NAMES.map((name) => {
  const { intervals } = CHORD_QUALITIES[name]
  if (intervals.length < 4) return -1
  const triad = intervals.slice(0, 3).join(' ')
  return CHORD_QUALITY_NAMES.findIndex((other) => CHORD_QUALITIES[other].intervals.join(' ') === triad)
})

const LEAST_BEATS = 2
const IMPOSSIBLE = -30
