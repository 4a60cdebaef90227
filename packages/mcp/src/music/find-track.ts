import type { Report, TrackReport } from '@kvint/report'
import { plainText } from './plain-text.ts'
import { referenceForms } from './reference-forms.ts'

/** A track by id, name, or an unmistakable part of its name; else a sentence that says what there is. */
export function findTrack({ tracks }: Report, reference: string | number): TrackReport | { readonly problem: string } {
  const forms = referenceForms(String(reference)).map(plainText)
  const exact =
    tracks.find(({ id }) => forms.includes(String(id))) ?? tracks.find(({ name }) => forms.includes(plainText(name)))
  if (exact) return exact
  const fitting = tracks.filter(({ name }) => forms.some((form) => plainText(name).includes(form)))
  const [only, ...others] = fitting
  if (only && others.length === 0) return only
  const names = (fitting.length > 0 ? fitting : tracks).slice(0, SHOWN).map(({ id, name }) => `"${name}" (${id})`)
  return {
    problem: `"${reference}" ${fitting.length > 0 ? 'fits several tracks' : 'is no track of this project'}. There are: ${names.join(', ')}.`,
  }
}

const SHOWN = 12
