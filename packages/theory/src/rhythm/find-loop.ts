import type { Note } from '../notes/note.ts'

/** A pattern that a track repeats exactly. */
export type Loop = {
  readonly lengthBeats: number
  /** How often it plays in full. */
  readonly times: number
  /** Share of notes that recur one loop later. */
  readonly exactness: number
}

/** The shortest stretch after which at least 95 % of a track's notes recur with the same pitch; `null` where none does. */
export function findLoop(notes: readonly Note[]): Loop | null {
  const first = notes[0]
  const last = notes.at(-1)
  if (!first || !last || notes.length < FEWEST_NOTES) return null
  const keys = new Set(notes.map((note) => keyOf(note.pitch, note.startBeats)))
  const span = last.startBeats - first.startBeats
  const longest = Math.min(LONGEST_LOOP_BEATS, span * 0.55)
  for (const lengthBeats of LOOP_LENGTHS) {
    if (lengthBeats > longest) break
    const exactness = recurrence(notes, keys, lengthBeats, last.startBeats)
    if (exactness >= 0.95) return { lengthBeats, times: Math.floor((span + lengthBeats) / lengthBeats), exactness }
  }
  return null
}

function recurrence(notes: readonly Note[], keys: ReadonlySet<number>, lengthBeats: number, lastBeats: number): number {
  let asked = 0
  let found = 0
  for (const note of notes) {
    if (note.startBeats + lengthBeats > lastBeats) break
    asked++
    if (keys.has(keyOf(note.pitch, note.startBeats + lengthBeats))) found++
    if (asked === EARLY_LOOK && found < EARLY_LOOK * 0.7) return 0
  }
  return asked >= FEWEST_NOTES / 2 ? found / asked : 0
}

/** Pitch and the nearest 1/16 beat as one number. */
function keyOf(pitch: number, beats: number): number {
  return Math.round(beats * 16) * 128 + pitch
}

const FEWEST_NOTES = 6
const EARLY_LOOK = 32
const LONGEST_LOOP_BEATS = 128
/** Sixteenths up to eight beats, beats up to 32, then bars of four. */
const LOOP_LENGTHS: readonly number[] = [
  ...Array.from({ length: 32 }, (_, index) => (index + 1) / 4),
  ...Array.from({ length: 24 }, (_, index) => 9 + index),
  ...Array.from({ length: 24 }, (_, index) => 36 + index * 4),
]
