import { findTerm, glossaryEn, type TermId } from '@kvint/insights'
import { FORM_PLACES } from './form-places.ts'
import { HARMONY_PLACES } from './harmony-places.ts'
import { MIX_PLACES, MIX_PLACES_IN_SET } from './mix-places.ts'
import type { PlacesInReport, PlacesInSet } from './places.ts'

/** A term of the glossary, with how to find it in somebody's own set. */
export type ExplainedTerm = {
  readonly name: string
  readonly meaning: string
  readonly places: NonNullable<PlacesInReport[TermId]>
  /** Absent where the report shows all that there is. */
  readonly placesInSet?: NonNullable<PlacesInSet[TermId]>
}

/** The term that is asked for by id, name or alias. */
export function explainedTerm(asked: string): ExplainedTerm | null {
  const id = findTerm(asked)
  if (!id) return null
  const { name, definition, example, confusion } = glossaryEn[id]
  const meaning = [definition, example, ...(confusion ? [confusion] : [])].join(' ')
  const placesInSet = MIX_PLACES_IN_SET[id]
  return { name, meaning, places: PLACES[id] ?? (() => []), ...(placesInSet ? { placesInSet } : {}) }
}

/** The names of all terms, to choose from. */
export function termNames(): string[] {
  return Object.values(glossaryEn).map(({ name }) => name)
}

const PLACES: PlacesInReport = { ...HARMONY_PLACES, ...FORM_PLACES, ...MIX_PLACES }
