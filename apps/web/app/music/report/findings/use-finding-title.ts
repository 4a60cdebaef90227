import type { Finding } from '@kvint/report'
import { copyOf } from '@kvint/ui'

/** What a finding is called: its claim in English, the title of its check on a Norwegian page. */
export type FindingTitle = {
  readonly text: string
  /** Where the text is not in the language of the page. */
  readonly lang: 'en' | undefined
  /** The claim where the text is a title: names and numbers, in English. */
  readonly claim: string | null
}

export function useFindingTitle(): (finding: Pick<Finding, 'checkId' | 'claim'>) => FindingTitle {
  const titles = useNorwegianTitles()
  return ({ checkId, claim }) => {
    const title = titles?.[checkId]
    return title === undefined ? { text: claim, lang: 'en', claim: null } : { text: title, lang: undefined, claim }
  }
}

const useNorwegianTitles = copyOf<Readonly<Record<string, string>> | null>(
  null,
  async () => (await import('@kvint/insights/titles-nb')).TITLES_NB,
)
