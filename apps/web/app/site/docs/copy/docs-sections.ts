import type { DocsSection } from '../docs-page.ts'
import { glossaryEn } from '@kvint/insights/glossary-en'
import { copyOf } from '@kvint/ui'
import { abletonLiveEn } from './en/ableton-live.ts'
import { apiEn } from './en/api.ts'
import { gettingStartedEn } from './en/getting-started.ts'
import { glossaryPageEn } from './en/glossary.ts'
import { fetchNorwegianGlossary } from './glossary.ts'
import { glossarySection } from '../glossary-section.ts'
import { mcpToolsEn } from './en/mcp-tools.ts'

/** The four parts of the documentation and the glossary, whole: for the search over all of them. */
export const useDocsSections = copyOf<readonly DocsSection[]>(
  [gettingStartedEn, mcpToolsEn, abletonLiveEn, apiEn, glossarySection(glossaryPageEn, glossaryEn)],
  async () => {
    const [guides, { page, terms }] = await Promise.all([fetchNorwegian(), fetchNorwegianGlossary()])
    return [...guides, glossarySection(page, terms)]
  },
)

export async function fetchNorwegian(): Promise<readonly DocsSection[]> {
  const [first, second, third, fourth] = await Promise.all([
    import('./nb/getting-started.ts'),
    import('./nb/mcp-tools.ts'),
    import('./nb/ableton-live.ts'),
    import('./nb/api.ts'),
  ])
  return [first.gettingStartedNb, second.mcpToolsNb, third.abletonLiveNb, fourth.apiNb]
}
