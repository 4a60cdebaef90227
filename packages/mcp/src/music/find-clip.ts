import type { ClipReport, Report } from '@kvint/insights'

/** A clip, and in words what else was there to choose from. */
export type FoundClip = { readonly clip: ClipReport; readonly others: readonly string[] }

/** The MIDI clip of an id; the problem says why there is none. */
export function clipWithNotes({ arrangement }: Report, id: string): FoundClip | { readonly problem: string } {
  const clip = arrangement.clips.find((candidate) => candidate.id === id)
  if (!clip) return { problem: `There is no clip "${id}". track_detail lists a track's clips with their ids.` }
  return clip.kind === 'midi'
    ? { clip, others: [] }
    : { problem: `"${clip.name}" is an audio clip (${clip.sampleName ?? 'no sample'}): a set holds no notes for it.` }
}
