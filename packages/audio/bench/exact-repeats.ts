import type { TimedNote } from '../src/alignment/piano-roll.ts'

/**
 * Where else the set holds the very notes of a stretch: same pitches and velocities, begun and ended alike. Nothing in the set
 * tells these places from it.
 *
 * ```ts
 * exactRepeats(notes, 0, 30) // [32]: the notes of seconds 0 to 30 come again at 32
 * ```
 */
export function exactRepeats(notes: readonly TimedNote[], startSeconds: number, seconds: number): number[] {
  const sorted = notes.toSorted((a, b) => a.startSeconds - b.startSeconds)
  const here = stretch(sorted, startSeconds, seconds)
  const first = here[0]
  if (!first) return []
  return sorted
    .filter(({ pitch, startSeconds: at }) => pitch === first.pitch && Math.abs(at - first.startSeconds) > 1)
    .map((note) => startSeconds + note.startSeconds - first.startSeconds)
    .filter((start) => {
      const there = stretch(sorted, start, seconds)
      return (
        there.length === here.length &&
        here.every((note) => there.some((other) => isSame(note, other, start - startSeconds)))
      )
    })
}

/** A note that sounds on into the stretch is part of it; the edges themselves are left out, or rounding would decide. */
function stretch(notes: readonly TimedNote[], start: number, seconds: number): TimedNote[] {
  return notes.filter(
    ({ startSeconds, endSeconds }) =>
      endSeconds > start + APART_SECONDS && startSeconds < start + seconds - APART_SECONDS,
  )
}

function isSame(a: TimedNote, b: TimedNote, shift: number): boolean {
  return (
    a.pitch === b.pitch &&
    a.velocity === b.velocity &&
    Math.abs(a.startSeconds + shift - b.startSeconds) < APART_SECONDS &&
    Math.abs(a.endSeconds + shift - b.endSeconds) < APART_SECONDS
  )
}

const APART_SECONDS = 0.03
