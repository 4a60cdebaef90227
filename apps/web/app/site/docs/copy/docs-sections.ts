import type { DocsSection } from '../docs-page.ts'
import { copyOf } from '@kvint/ui'
import { abletonLiveEn } from './en/ableton-live.ts'
import { apiEn } from './en/api.ts'
import { gettingStartedEn } from './en/getting-started.ts'
import { mcpToolsEn } from './en/mcp-tools.ts'

/** The four parts of the documentation, whole: for the search over all of them. */
export const useDocsSections = copyOf<readonly DocsSection[]>(
  [gettingStartedEn, mcpToolsEn, abletonLiveEn, apiEn],
  fetchNorwegian,
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
