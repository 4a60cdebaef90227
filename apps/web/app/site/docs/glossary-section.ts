import type { Glossary } from '@kvint/insights/glossary'
import type { GlossaryPageCopy } from './copy/en/glossary.ts'
import type { DocsSection } from './docs-page.ts'

/** The glossary as a part of the documentation: a topic a term, for the search and the help panel. */
export function glossarySection({ title, lead }: GlossaryPageCopy, terms: Glossary): DocsSection {
  return {
    id: 'glossary',
    title,
    lead,
    topics: Object.entries(terms).map(([id, { name, definition, example, confusion, alsoCalled }]) => ({
      id,
      title: asHeading(name),
      blocks: [definition, example, confusion, alsoCalled?.join(', ')].flatMap((text) => (text ? [{ text }] : [])),
    })),
  }
}

/** A term as the start of a line. */
export function asHeading(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
