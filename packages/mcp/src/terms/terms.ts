import { FORM_TERMS } from './form-terms.ts'
import { harmonyTerms } from './harmony-terms.ts'
import { MIX_TERMS } from './mix-terms.ts'
import type { Term } from './term.ts'

/** All terms that can be explained. Where two share a word, the one that can point into a set comes first. */
export const TERMS: readonly Term[] = [...FORM_TERMS, ...MIX_TERMS, ...harmonyTerms()]

/** The term of that name or alias, else the only one whose name or alias holds the words. */
export function findTerm(asked: string): Term | null {
  const wanted = asked.trim().toLowerCase()
  const names = (term: Term) => [term.name, ...term.aliases].map((name) => name.toLowerCase())
  const exact = TERMS.find((term) => names(term).includes(wanted))
  if (exact) return exact
  const fitting = TERMS.filter((term) => names(term).some((name) => name.includes(wanted) || wanted.includes(name)))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}
