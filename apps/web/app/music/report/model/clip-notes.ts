import type { ClipReport, NoteRow } from '@kvint/report'

/** Finds a clip's notes: clips with one `contentId` share those of the first. */
export function noteFinder(clips: readonly ClipReport[]): (clip: ClipReport) => readonly NoteRow[] {
  const byContent = new Map<string, readonly NoteRow[]>()
  for (const { contentId, notes } of clips) {
    if (contentId !== null && notes.length > 0 && !byContent.has(contentId)) byContent.set(contentId, notes)
  }
  return (clip) =>
    clip.notes.length > 0 || clip.contentId === null ? clip.notes : (byContent.get(clip.contentId) ?? [])
}
