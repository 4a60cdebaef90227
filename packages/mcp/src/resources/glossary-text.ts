import { findTerm, glossaryEn, termLines, type TermId } from '@kvint/insights'
import { termResource } from '../terms/term-address.ts'

/** Each term with where it is read in full. */
export function allTerms(): { name: string; address: string; definition: string }[] {
  return Object.entries(glossaryEn).map(([id, { name, definition }]) => ({
    name,
    address: termResource(id as TermId),
    definition,
  }))
}

/** A term as a reader wants it, by its id or a name; `null` where there is none. */
export function termText(asked: string): string | null {
  const id = findTerm(asked)
  return id && termLines(id, termResource).join('\n')
}
