import { glossaryEn } from '@kvint/insights/glossary-en'
import { copyOf } from '@kvint/ui'
import { glossaryPageEn } from './en/glossary.ts'

/** The words of the glossary's page, and the terms themselves. */
export const useGlossaryCopy = copyOf({ page: glossaryPageEn, terms: glossaryEn }, fetchNorwegianGlossary)

export async function fetchNorwegianGlossary() {
  const [{ glossaryPageNb }, { glossaryNb }] = await Promise.all([
    import('./nb/glossary.ts'),
    import('@kvint/insights/glossary-nb'),
  ])
  return { page: glossaryPageNb, terms: glossaryNb }
}
