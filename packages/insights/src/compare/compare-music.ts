import type { ClipReport, NoteRow } from '../report/arrangement-picture.ts'
import type { Report } from '../report/report.ts'
import { count, signed } from '../words/number-words.ts'
import type { TrackChange } from './comparison.ts'

/** What changed in the clips and notes of a track, in the picture of both reports. */
export function compareMusic(
  before: Report,
  after: Report,
  ids: { readonly before: number; readonly after: number },
): TrackChange[] {
  const clipsBefore = clipsOf(before, ids.before)
  const clipsAfter = clipsOf(after, ids.after)
  const changes: TrackChange[] = []
  if (clipsBefore.length !== clipsAfter.length) {
    changes.push({ about: 'clips', text: `${count(clipsBefore.length, 'clip')} → ${String(clipsAfter.length)}` })
  } else if (moved(clipsBefore, clipsAfter) > 0) {
    changes.push({ about: 'clips', text: `${count(moved(clipsBefore, clipsAfter), 'clip')} moved or resized` })
  }
  const text = compareNotes(notesOf(before, clipsBefore), notesOf(after, clipsAfter))
  return text === null ? changes : [...changes, { about: 'notes', text }]
}

function clipsOf(report: Report, trackId: number): ClipReport[] {
  return report.arrangement.clips.filter((clip) => clip.trackId === trackId)
}

function moved(before: readonly ClipReport[], after: readonly ClipReport[]): number {
  return after.filter((clip, index) => {
    const earlier = before[index]
    return (
      earlier &&
      (Math.abs(earlier.startBeats - clip.startBeats) > 1e-3 || Math.abs(earlier.endBeats - clip.endBeats) > 1e-3)
    )
  }).length
}

type PlacedNote = { readonly pitch: number; readonly startBeats: number; readonly velocity: number }

function notesOf(report: Report, clips: readonly ClipReport[]): PlacedNote[] {
  const contents = new Map<string, readonly NoteRow[]>()
  for (const { contentId, notes } of report.arrangement.clips) {
    if (contentId !== null && !contents.has(contentId)) contents.set(contentId, notes)
  }
  return clips.flatMap(({ contentId, startBeats }) =>
    (contents.get(contentId ?? '') ?? []).map(([pitch, start, , velocity]) => ({
      pitch,
      startBeats: startBeats + start,
      velocity,
    })),
  )
}

function compareNotes(before: readonly PlacedNote[], after: readonly PlacedNote[]): string | null {
  if (before.length === 0 && after.length === 0) return null
  const shift = transposition(before, after)
  if (shift !== null && shift !== 0) return `All notes transposed by ${signed(shift)} semitones`
  const left = Map.groupBy(before, placeOf)
  let added = 0
  let louder = 0
  for (const note of after) {
    const earlier = left.get(placeOf(note))?.shift()
    if (!earlier) added++
    else if (Math.abs(earlier.velocity - note.velocity) >= 1) louder++
  }
  const removed = [...left.values()].flat().length
  const told = [
    ...(added > 0 ? [`${count(added, 'note')} added`] : []),
    ...(removed > 0 ? [`${count(removed, 'note')} removed`] : []),
    ...(louder > 0 ? [`velocity of ${count(louder, 'note')} changed`] : []),
  ]
  return told.length === 0 ? null : told.join(', ')
}

/** Semitones by which every note moved; `null` where they did not move as one. */
function transposition(before: readonly PlacedNote[], after: readonly PlacedNote[]): number | null {
  if (before.length !== after.length || before.length === 0) return null
  const shift = (after[0]?.pitch ?? 0) - (before[0]?.pitch ?? 0)
  const isOne = after.every((note, index) => {
    const earlier = before[index]
    return earlier && note.pitch - earlier.pitch === shift && Math.abs(note.startBeats - earlier.startBeats) < 1e-3
  })
  return isOne ? shift : null
}

function placeOf({ pitch, startBeats }: PlacedNote): string {
  return `${String(pitch)}@${String(Math.round(startBeats * 96))}`
}
