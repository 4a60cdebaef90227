import type { Song } from '../../song/song.ts'

type Stretch = { readonly startBeats: number; readonly endBeats: number }

/** Pitch classes that sound in a stretch on the tracks whose notes were read for harmony. */
export function soundingTones(song: Song, stretch: Stretch): ReadonlySet<number> {
  return new Set(soundingPitches(song, stretch).map((pitch) => pitch % 12))
}

/** MIDI numbers of the notes that sound there. */
export function soundingPitches({ harmony, lines }: Song, { startBeats, endBeats }: Stretch): number[] {
  const trackIds = harmony.kind === 'known' ? harmony.trackIds : []
  const notes = trackIds.flatMap((id) => lines.byTrack.get(id) ?? [])
  return notes
    .filter(
      (note) =>
        note.startBeats < endBeats - HAIR_BEATS && note.startBeats + note.durationBeats > startBeats + HAIR_BEATS,
    )
    .map(({ pitch }) => pitch)
}

/** A note that ends on the line may end a tick behind it. */
const HAIR_BEATS = 0.05
