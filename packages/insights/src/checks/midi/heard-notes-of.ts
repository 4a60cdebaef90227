import type { NoteRow } from '@kvint/report'
import type { Part, PlacedClip } from '../../song/song.ts'

/** Notes of a part that are heard, each clip's from its own start. */
export function heardRows({ clips }: Part): NoteRow[] {
  return clips.filter(({ report }) => report.isHeard).flatMap(({ notes }) => notes)
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

/** Notes of a clip as they are written: the first pass of a loop, however long it goes on. */
export function writtenNotes({ clip: { loop }, notes }: PlacedClip): readonly NoteRow[] {
  return loop.isOn ? notes.filter(([, startBeats]) => startBeats < loop.end - loop.start) : notes
}
