import type { ClipReport, Report } from '@kvint/report'
import { plainText } from './plain-text.ts'
import { referenceForms } from './reference-forms.ts'

/** A clip, and in words what else was there to choose from. */
export type FoundClip = { readonly clip: ClipReport; readonly others: readonly string[] }

/** A clip by its id, or by its name where only one clip has that name. */
export function findClip(
  { arrangement: { clips } }: Report,
  reference: string,
): ClipReport | { readonly problem: string } {
  const forms = referenceForms(reference)
  const exact = clips.find(({ id }) => forms.includes(id))
  if (exact) return exact
  const wanted = forms.map(plainText)
  const named = clips.filter(({ name }) => wanted.includes(plainText(name)))
  const [only] = named
  if (only && named.length === 1) return only
  const ids = named.slice(0, SHOWN).map(({ id }) => id)
  return {
    problem: only
      ? `${named.length} clips are called "${only.name}": use an id, such as ${ids.join(', ')}.`
      : `There is no clip "${reference}". track_detail lists a track's clips with their ids.`,
  }
}

/** The MIDI clip of a reference; the problem says why there is none. */
export function clipWithNotes(report: Report, reference: string): FoundClip | { readonly problem: string } {
  const clip = findClip(report, reference)
  if ('problem' in clip) return clip
  return clip.kind === 'midi'
    ? { clip, others: [] }
    : { problem: `"${clip.name}" is an audio clip (${clip.sampleName ?? 'no sample'}): a set holds no notes for it.` }
}

const SHOWN = 5
