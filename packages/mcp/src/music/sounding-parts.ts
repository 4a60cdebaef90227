import { heardSpans, type Report, type TrackReport } from '@kvint/report'
import { overlap, type Stretch } from './bar-lines.ts'
import { soundingNotes } from './clip-shape.ts'
import { UNPITCHED_ROLES } from './unpitched-roles.ts'

export type SoundingNote = { readonly pitch: number; readonly startBeats: number; readonly endBeats: number }
export type SoundingPart = { readonly track: TrackReport; readonly notes: readonly SoundingNote[] }

/** What each track sounds in a stretch: its notes there, cut to it; a track of audio clips has none. */
export function soundingParts(report: Report, place: Stretch): SoundingPart[] {
  const clips = report.arrangement.clips.filter((clip) => heardSpans(clip).some((span) => overlap(span, place)))
  const byTrack = Map.groupBy(clips, ({ trackId }): TrackReport['id'] => trackId)
  return report.tracks.flatMap((track) => {
    const own = byTrack.get(track.id)
    if (!own) return []
    const notes = own.flatMap((clip) =>
      soundingNotes(clip, report).flatMap(([pitch, start, duration]) =>
        heardSpans(clip)
          .map((span) => ({
            pitch,
            startBeats: Math.max(place.startBeats, span.startBeats, clip.startBeats + start),
            endBeats: Math.min(place.endBeats, span.endBeats, clip.startBeats + start + duration),
          }))
          .filter(({ startBeats, endBeats }) => endBeats > startBeats),
      ),
    )
    return [{ track, notes }]
  })
}

/** Names of the parts that sound as audio there: they have no notes to count or to place. */
export function audioNames(parts: readonly SoundingPart[]): string[] {
  return parts.filter(({ track, notes }) => track.kind === 'audio' && notes.length === 0).map(({ track }) => track.name)
}

export function isPitched({ track, notes }: SoundingPart): boolean {
  return notes.length > 0 && !UNPITCHED_ROLES.has(track.role.role)
}
