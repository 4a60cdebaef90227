import { glossaryEn } from './glossary-en.ts'
import { TERMS, type TermId } from './terms.ts'

/**
 * A term as lines of English text; `addressOf` says where a related one is read.
 *
 * @example termLines('groove', (id) => `/docs/glossary#${id}`)
 */
export function termLines(id: TermId, addressOf: (id: TermId) => string): string[] {
  const { name, definition, example, confusion, alsoCalled = [] } = glossaryEn[id]
  return [
    `${name}: ${definition}`,
    `Example: ${example}`,
    ...(confusion ? [`Not to be confused: ${confusion}`] : []),
    ...(alsoCalled.length > 0 ? [`Also called: ${alsoCalled.join(', ')}`] : []),
    `See also: ${TERMS[id].related.map(addressOf).join(', ')}`,
  ]
}
