import type { Glossary, TermWords } from './term-words.ts'
import { TERMS, type TermField, type TermId } from './terms.ts'

export { TERMS, type Glossary, type TermField, type TermId, type TermWords }

/** The term that a source points to: `glossary:groove` → `groove`; `null` where it points elsewhere. */
export function termOf(reference: string): TermId | null {
  const id = reference.startsWith(SCHEME) ? reference.slice(SCHEME.length) : ''
  return Object.hasOwn(TERMS, id) ? (id as TermId) : null
}

/** Where a term stands on the site: `termAddress('groove')` → `/docs/glossary#groove`. */
export function termAddress(id: TermId): string {
  return `/docs/glossary#${id}`
}

/**
 * The words of all terms, loaded when somebody reads them.
 *
 * ```ts
 * const { dominant } = await fetchGlossary('nb')
 * dominant.example // 'I C-dur er dominanten G: Tonen H trekker opp til C.'
 * ```
 */
export async function fetchGlossary(language: 'en' | 'nb'): Promise<Glossary> {
  return language === 'nb'
    ? (await import('./glossary-nb.ts')).glossaryNb
    : (await import('./glossary-en.ts')).glossaryEn
}

const SCHEME = 'glossary:'
