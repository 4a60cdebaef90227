import { fetchGlossary, type Glossary } from '@kvint/insights/glossary'
import { useEffect, useState } from 'react'
import { useLanguage } from '@kvint/ui'

/** The glossary in the language of the page; `undefined` while it comes, or where it did not come. */
export function useTerms(): Glossary | undefined {
  const [language] = useLanguage()
  const [found, setFound] = useState<{ readonly language: string; readonly terms: Glossary }>()
  const isAsked = found?.language !== language
  useEffect(() => {
    if (!isAsked) return
    let isLate = false
    const fetchIt = async () => {
      const terms = await fetchGlossary(language).catch(() => null)
      if (terms && !isLate) setFound({ language, terms })
    }
    void fetchIt()
    return () => {
      isLate = true
    }
  }, [isAsked, language])
  return found?.language === language ? found.terms : undefined
}
