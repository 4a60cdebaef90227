import type { Report, TrackReport } from '@kvint/insights'

/** A track by id, name, or an unmistakable part of its name; else a sentence that says what there is. */
export function findTrack({ tracks }: Report, reference: string | number): TrackReport | { readonly problem: string } {
  const wanted = String(reference).trim().toLowerCase()
  const exact =
    tracks.find(({ id }) => String(id) === wanted) ?? tracks.find(({ name }) => name.toLowerCase() === wanted)
  if (exact) return exact
  const fitting = tracks.filter(({ name }) => name.toLowerCase().includes(wanted))
  const [only, ...others] = fitting
  if (only && others.length === 0) return only
  const names = (fitting.length > 0 ? fitting : tracks).slice(0, SHOWN).map(({ id, name }) => `"${name}" (${id})`)
  return {
    problem: `"${reference}" ${fitting.length > 0 ? 'fits several tracks' : 'is no track of this project'}. There are: ${names.join(', ')}.`,
  }
}

const SHOWN = 12
