import type { TermId } from '@kvint/insights'

/** Where a term of the glossary is read. */
export function termResource(id: TermId): string {
  return `${GLOSSARY_ADDRESS}/${id}`
}

/** Where all terms of the glossary are listed. */
export const GLOSSARY_ADDRESS = 'kvint://glossary'
