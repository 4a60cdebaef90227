import type { Message } from '@kvint/report'
import { copyOf } from '@kvint/ui'
import { useReason } from '../findings/use-finding-words.ts'

/** Why a key is what it is, or is not known, in the language of the page; `lang` where it stands in another. Older reports keep sentences alone. */
export function useKeyReason(): (
  sentence: string,
  message?: Message,
) => { readonly text: string; readonly lang: 'en' | undefined } {
  const inNorwegian = useNorwegian()
  const reasonOf = useReason()
  return (sentence, message) => {
    const told = reasonOf({ because: sentence, message })
    if (told.lang === undefined) return told
    const said = inNorwegian?.(sentence)
    return said ? { text: said, lang: undefined } : { text: sentence, lang: 'en' }
  }
}

const useNorwegian = copyOf<((sentence: string) => string | null) | null>(
  null,
  async () => (await import('./reasons-in-norwegian.ts')).reasonInNorwegian,
)
