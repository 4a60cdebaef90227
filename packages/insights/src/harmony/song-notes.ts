import type { LiveSet } from '@kvint/als'
import type { Note } from '@kvint/theory'
import { placeScenes } from '../arrangement/place-clips.ts'
import { heardSpans, type NoteRow } from '@kvint/report'
import { clipNotes } from '../song/clip-notes.ts'
import type { Part } from '../song/song.ts'
import { heardPitches } from '../signal/heard-pitches.ts'

/** Notes by track, in beats of the song, and where they stand. */
export type SongNotes = {
  /** What is heard; clips and tracks that are switched off beside it; or the session, whose beats are no beats of the song. */
  readonly from: 'heard' | 'switchedOff' | 'session'
  readonly byTrack: ReadonlyMap<number, readonly Note[]>
  /** Whether they are heard in that order; scenes are launched in any. */
  readonly isOrdered: boolean
  /** Of what is heard, what is not under a closed fader: harmony is what is written, rhythm what sounds. */
  readonly sounding?: ReadonlyMap<number, readonly Note[]>
}

/** Whether the parts stand in an arrangement, and where the song ends there: what is parked behind it is no part of it. */
export type SongPlace = { readonly isArranged: boolean; readonly endBeats: number }

/** The notes of a set: those that are heard, and what can be read where they carry no harmony. */
export function songNotes(
  set: LiveSet,
  parts: readonly Part[],
  { isArranged, endBeats }: SongPlace,
): Readonly<Record<SongNotes['from'], () => SongNotes>> {
  const inSong = (which: Which) => new Map(parts.map((part) => [part.track.id, notesIn(part, which, endBeats)]))
  return {
    heard: () => ({ from: 'heard', byTrack: inSong('heard'), isOrdered: isArranged, sounding: inSong('sounding') }),
    switchedOff: () => ({ from: 'switchedOff', byTrack: inSong('all'), isOrdered: isArranged }),
    session: () => ({ from: 'session', byTrack: isArranged ? sessionNotes(set, parts) : new Map(), isOrdered: false }),
  }
}

/** Of clips that are heard, `sounding` leaves out the notes that begin and end while automation closes a fader on their way. */
type Which = 'sounding' | 'heard' | 'all'

function notesIn({ track, clips }: Part, which: Which, endBeats: number): Note[] {
  const heard = heardPitches(track.devices)
  return clips
    .filter(({ report }) => which === 'all' || (report.isHeard && report.startBeats < endBeats))
    .flatMap(({ report, notes }) => {
      const spans = heardSpans(report)
      const isOpen = ([, start, duration]: NoteRow): boolean =>
        spans.some(
          ({ startBeats, endBeats }) =>
            report.startBeats + start < endBeats && report.startBeats + start + duration > startBeats,
        )
      const rows = which === 'sounding' && report.heardIn ? notes.filter(isOpen) : notes
      return rows.flatMap((note) => toNotes(note, report.startBeats, heard, track.id))
    })
}

/** Scene after scene, whether switched on or off: which clip would be launched is not said. */
function sessionNotes(set: LiveSet, parts: readonly Part[]): ReadonlyMap<number, readonly Note[]> {
  const pitches = new Map(parts.map(({ track }) => [track.id, heardPitches(track.devices)]))
  const byTrack = new Map<number, Note[]>(parts.map(({ track }) => [track.id, []]))
  for (const { clip, trackId, startBeats, endBeats } of placeScenes(set).clips) {
    if (clip.kind !== 'midi') continue
    const notes = clipNotes(clip, endBeats - startBeats)
    const heard = pitches.get(trackId) ?? ((pitch: number) => [pitch])
    byTrack.get(trackId)?.push(...notes.flatMap((note) => toNotes(note, startBeats, heard, trackId)))
  }
  return byTrack
}

function toNotes(
  [pitch, startBeats, durationBeats, velocity]: NoteRow,
  at: number,
  heard: ReturnType<typeof heardPitches>,
  track: number,
): Note[] {
  const time = { startBeats: at + startBeats, durationBeats: Math.min(durationBeats, LONGEST_NOTE_BEATS) }
  return heard(pitch).map((one) => ({ pitch: one, ...time, velocity, track }))
}

/** Half an hour at 137 BPM. A damaged file may hold a note of millions of bars, and what counts beats would never end. */
const LONGEST_NOTE_BEATS = 4096
