import { analyseRhythm, type Rhythm } from '@kvint/theory'
import type { Part, Song } from '../../song/song.ts'

export type PartRhythm = { readonly part: Part; readonly rhythm: Rhythm }

/** What the notes of each heard part say about time; worked out once a song. */
export function rhythmsOf(song: Song): readonly PartRhythm[] {
  const known = KNOWN.get(song)
  if (known) return known
  const found = song.parts.flatMap((part) => {
    const notes = song.lines.byTrack.get(part.track.id) ?? []
    const rhythm = notes.length >= FEWEST_NOTES ? analyseRhythm(notes.slice(0, MOST_NOTES), song.lines.meter) : null
    return rhythm?.kind === 'rhythm' ? [{ part, rhythm }] : []
  })
  KNOWN.set(song, found)
  return found
}

const KNOWN = new WeakMap<Song, readonly PartRhythm[]>()
const FEWEST_NOTES = 16
/** A pattern shows in its first few hundred notes. */
const MOST_NOTES = 256
