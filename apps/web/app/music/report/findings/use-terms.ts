import { fetchGlossary, type Glossary } from '@kvint/insights/glossary'
import { useFetched, useLanguage } from '@kvint/ui'

/** The glossary in the language of the page; `undefined` while it comes, or where it did not come. */
export function useTerms(): Glossary | undefined {
  const [language] = useLanguage()
  const { value, isEarlier } = useFetched(() => fetchGlossary(language), [language])
  return isEarlier ? undefined : value
}
