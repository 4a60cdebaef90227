import { findTerm, glossaryEn, type TermId } from '@kvint/insights'
import { FORM_PLACES } from './form-places.ts'
import { HARMONY_PLACES } from './harmony-places.ts'
import { MIX_PLACES } from './mix-places.ts'
import type { Places } from './places.ts'

/** A term of the glossary, with how to find it in somebody's own set. */
export type ExplainedTerm = {
  readonly name: string
  readonly meaning: string
  readonly places: NonNullable<Places[TermId]>
}

/** The term that is asked for by id, name or alias. */
export function explainedTerm(asked: string): ExplainedTerm | null {
  const id = findTerm(asked)
  if (!id) return null
  const { name, definition, example, confusion } = glossaryEn[id]
  const meaning = [definition, example, ...(confusion ? [confusion] : [])].join(' ')
  return { name, meaning, places: PLACES[id] ?? (() => []) }
}

/** The names of all terms, to choose from. */
export function termNames(): string[] {
  return Object.values(glossaryEn).map(({ name }) => name)
}

const PLACES: Places = { ...HARMONY_PLACES, ...FORM_PLACES, ...MIX_PLACES }
