import type { ClipReport, NoteRow, Report, Role, TrackReport } from '@kvint/report'
import { noteFinder } from '../model/clip-notes.ts'

export type SongNote = {
  readonly id: string
  readonly clipId: string
  readonly pitch: number
  readonly startBeats: number
  readonly endBeats: number
  readonly velocity: number
}

/** The track whose notes are shown: the chosen one where it has notes, else the first that carries harmony. */
export function shownTrack(report: Report, trackId: TrackReport['id'] | null): TrackReport | null {
  const withNotes = report.tracks.filter(({ noteCount, kind }) => noteCount > 0 && kind === 'midi')
  const harmonic = report.harmony.kind === 'known' ? report.harmony.trackIds : []
  return (
    withNotes.find(({ id }) => id === trackId) ??
    withNotes
      .filter(({ id, isHeard }) => isHeard && harmonic.some((each) => each === id))
      .toSorted((a, b) => rank(a) - rank(b))[0] ??
    withNotes.find(({ isHeard }) => isHeard) ??
    withNotes[0] ??
    null
  )
}

/** Chords say most about harmony; then what carries them, then lines. */
function rank({ role }: TrackReport): number {
  const at = BY_HARMONY.indexOf(role.role)
  return at < 0 ? BY_HARMONY.length : at
}

/** A track's notes where they stand in the song. */
export function songNotes(clips: readonly ClipReport[], trackId: TrackReport['id']): SongNote[] {
  const notesOf = noteFinder(clips)
  return clips
    .filter((clip) => clip.trackId === trackId && clip.kind === 'midi')
    .flatMap((clip) => notesOf(clip).map((note, index) => placed(note, clip, index)))
    .toSorted((a, b) => a.startBeats - b.startBeats || a.pitch - b.pitch)
}

function placed([pitch, start, duration, velocity]: NoteRow, clip: ClipReport, index: number): SongNote {
  const startBeats = clip.startBeats + start
  return { id: `${clip.id}.${index}`, clipId: clip.id, pitch, startBeats, endBeats: startBeats + duration, velocity }
}

const BY_HARMONY: readonly Role[] = ['chords', 'keys', 'pad', 'guitar', 'arp', 'lead', 'vocal', 'bass']
