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
  const known = NOTES_BY_CONTENT.get(arrangement) ?? notesByContent(arrangement)
  NOTES_BY_CONTENT.set(arrangement, known)
  return known.get(clip.contentId) ?? []
}

/** Kept as long as the report is: each of thousands of clips asks. */
const NOTES_BY_CONTENT = new WeakMap<ArrangementPicture, ReadonlyMap<string, ClipReport['notes']>>()

function notesByContent({ clips }: ArrangementPicture): ReadonlyMap<string, ClipReport['notes']> {
  const found = new Map<string, ClipReport['notes']>()
  for (const { contentId, notes } of clips)
    if (contentId !== null && notes.length > 0 && !found.has(contentId)) found.set(contentId, notes)
  return found
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
  const known =
    SHIFTS.get(tracks) ?? new Map(tracks.map(({ id, pitchShiftSemitones }) => [id, pitchShiftSemitones ?? 0]))
  SHIFTS.set(tracks, known)
  return known.get(trackId) ?? 0
}

const SHIFTS = new WeakMap<Report['tracks'], ReadonlyMap<Report['tracks'][number]['id'], number>>()

const HIGHEST_PITCH = 127
