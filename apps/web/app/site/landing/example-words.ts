import { EXAMPLE_FRONT } from 'virtual:example-front'
import { copyOf } from '@kvint/ui'

/** What the front page says of the example, in the language of the page. */
export const useExampleWords = copyOf(
  { ...EXAMPLE_FRONT, symbols: EXAMPLE_FRONT.chords.map(({ symbol }) => symbol) },
  async () => ({ ...EXAMPLE_FRONT, ...(await import('virtual:example-front-nb')).EXAMPLE_WORDS_NB }),
)
