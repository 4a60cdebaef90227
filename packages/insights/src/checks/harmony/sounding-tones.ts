import type { Note } from '@kvint/theory'
import type { Song } from '../../song/song.ts'

type Stretch = { readonly startBeats: number; readonly endBeats: number }

/** Pitch classes that sound in a stretch on the tracks whose notes were read for harmony. */
export function soundingTones(song: Song, { startBeats, endBeats }: Stretch): ReadonlySet<number> {
  return new Set(
    notesOf(song)
      .filter(
        (note) =>
          note.startBeats < endBeats - HAIR_BEATS && note.startBeats + note.durationBeats > startBeats + HAIR_BEATS,
      )
      .map(({ pitch }) => pitch % 12),
  )
}

/** The lowest note that begins in a stretch on these tracks; what is still held from before does not count. */
export function lowestBegun(song: Song, { startBeats, endBeats }: Stretch): number | null {
  const begun = notesOf(song).filter(
    (note) => note.startBeats > startBeats - HAIR_BEATS && note.startBeats < endBeats - HAIR_BEATS,
  )
  return begun.length === 0 ? null : Math.min(...begun.map(({ pitch }) => pitch))
}

function notesOf({ harmony, lines }: Song): Note[] {
  const trackIds = harmony.kind === 'known' ? harmony.trackIds : []
  return trackIds.flatMap((id) => lines.byTrack.get(id) ?? [])
}

/** A note that ends on the line may end a tick behind it. */
const HAIR_BEATS = 0.05
