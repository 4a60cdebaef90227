import type { Note } from '@kvint/theory'

export type Stretch = { readonly startBeats: number; readonly endBeats: number }

/**
 * Finds the notes that sound in a stretch of beats, in order of their beginning. They are sorted once; a question costs what it finds, and the notes before it
 * that may still be held.
 *
 * ```ts
 * soundingNotes(line)({ startBeats: 16, endBeats: 20 }) // notes of bar 5, and those that are held into it
 * ```
 */
export function soundingNotes(notes: readonly Note[]): (stretch: Stretch) => Note[] {
  const sorted = notes.toSorted((a, b) => a.startBeats - b.startBeats)
  let latest = Number.NEGATIVE_INFINITY
  const heldUntil = sorted.map((note) => (latest = Math.max(latest, endOf(note))))
  return ({ startBeats, endBeats }) => {
    const found: Note[] = []
    const from = startBeats + HAIR_BEATS
    for (let at = firstFrom(sorted, endBeats - HAIR_BEATS) - 1; at >= 0 && (heldUntil[at] ?? 0) > from; at--) {
      const note = sorted[at]
      if (note && endOf(note) > from) found.push(note)
    }
    return found.reverse()
  }
}

/** The index of the first note that begins at this beat or later. */
function firstFrom(sorted: readonly Note[], beat: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.startBeats ?? 0) < beat) low = middle + 1
    else high = middle
  }
  return low
}

function endOf({ startBeats, durationBeats }: Note): number {
  return startBeats + durationBeats
}

/** A note that ends on the line may end a tick behind it. */
const HAIR_BEATS = 0.05
