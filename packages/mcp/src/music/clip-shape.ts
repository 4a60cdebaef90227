import type { ArrangementPicture, ClipReport, Report } from '@kvint/report'
import { barsOf, barsText } from './bar-lines.ts'

/** A clip in a list. Its notes stand in the first clip of equal content. */
export function clipShape(clip: ClipReport, { meters }: ArrangementPicture, noteCount: number) {
  return {
    id: clip.id,
    name: clip.name,
    kind: clip.kind,
    bars: barsText(barsOf(clip, meters)),
    ...(clip.kind === 'midi' ? { notes: noteCount } : {}),
    ...(clip.sampleName === null ? {} : { sample: clip.sampleName }),
    ...(clip.isHeard ? {} : { heard: false }),
  }
}

/** A clip's notes, found in the first clip of equal content where they stand only there. */
export function notesOf(clip: ClipReport, { arrangement }: Report): ClipReport['notes'] {
  if (clip.notes.length > 0 || clip.contentId === null) return clip.notes
  return arrangement.clips.find(({ contentId, notes }) => contentId === clip.contentId && notes.length > 0)?.notes ?? []
}

/** A clip's notes as they sound: moved by the Pitch devices of its track. */
export function soundingNotes(clip: ClipReport, report: Report): ClipReport['notes'] {
  const shift = pitchShiftOf(clip, report)
  const notes = notesOf(clip, report)
  if (shift === 0) return notes
  return notes.map(([pitch, start, duration, velocity]) => [
    Math.min(HIGHEST_PITCH, Math.max(0, pitch + shift)),
    start,
    duration,
    velocity,
  ])
}

/** Semitones from written to sounding. */
export function pitchShiftOf({ trackId }: ClipReport, { tracks }: Report): number {
  return tracks.find(({ id }) => id === trackId)?.pitchShiftSemitones ?? 0
}

const HIGHEST_PITCH = 127
