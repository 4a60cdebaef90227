import { copyOf } from '@kvint/ui'

/** Why a key is what it is, or is not known, in the language of the page; `lang` where it stands in another. */
export function useKeyReason(): (sentence: string) => { readonly text: string; readonly lang: 'en' | undefined } {
  const inNorwegian = useNorwegian()
  return (sentence) => {
    const said = inNorwegian?.(sentence)
    return said ? { text: said, lang: undefined } : { text: sentence, lang: 'en' }
  }
}

const useNorwegian = copyOf<((sentence: string) => string | null) | null>(
  null,
  async () => (await import('./reasons-in-norwegian.ts')).reasonInNorwegian,
)
