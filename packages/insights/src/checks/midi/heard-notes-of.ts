import type { NoteRow } from '@kvint/report'
import { heardPieces } from '../../arrangement/heard-pieces.ts'
import type { Part, PlacedClip, Song } from '../../song/song.ts'

/** Notes of a part that are heard, each clip's from its own start. */
export function heardRows({ clips }: Part): NoteRow[] {
  return clips.filter(({ report }) => report.isHeard).flatMap(({ notes }) => notes)
}

/**
 * Notes of a part as they sound in the song, over all passes of its loops. In the session, how often a clip comes round is
 * not said: each counts once through.
 *
 * `soundingRows(song, hats)` → 285 notes, of a loop of 57 that comes round five times
 */
export function soundingRows({ picture }: Song, { clips }: Part): NoteRow[] {
  const heard = clips.flatMap(heardPieces)
  return heard.flatMap((placed) => (picture.of === 'scenes' ? writtenNotes(placed) : placed.notes))
}

/** Each content of a part once: a copied clip does not speak twice. */
export function placedNotes({ clips }: Part): PlacedClip[] {
  const seen = new Set<string>()
  return clips.filter(({ report, notes, contentKey }) => {
    if (!report.isHeard || notes.length === 0 || seen.has(contentKey)) return false
    seen.add(contentKey)
    return true
  })
}

/** Notes of a clip as they are written: the first pass of a loop with its lead-in, however long it goes on. */
export function writtenNotes({ clip: { loop }, notes }: PlacedClip): readonly NoteRow[] {
  return loop.isOn
    ? notes.filter(([, startBeats]) => startBeats < loop.end - loop.start - Math.min(0, loop.startRelative))
    : notes
}
