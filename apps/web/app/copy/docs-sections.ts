import type { DocsSection } from '../features/docs/docs-page.ts'
import { copyOf } from './copy-of.ts'
import { abletonLiveEn } from './en/docs/ableton-live.ts'
import { apiEn } from './en/docs/api.ts'
import { gettingStartedEn } from './en/docs/getting-started.ts'
import { mcpToolsEn } from './en/docs/mcp-tools.ts'

/** The four parts of the documentation, whole: for the search over all of them. */
export const useDocsSections = copyOf<readonly DocsSection[]>(
  [gettingStartedEn, mcpToolsEn, abletonLiveEn, apiEn],
  fetchNorwegian,
)

export async function fetchNorwegian(): Promise<readonly DocsSection[]> {
  const [first, second, third, fourth] = await Promise.all([
    import('./nb/docs/getting-started.ts'),
    import('./nb/docs/mcp-tools.ts'),
    import('./nb/docs/ableton-live.ts'),
    import('./nb/docs/api.ts'),
  ])
  return [first.gettingStartedNb, second.mcpToolsNb, third.abletonLiveNb, fourth.apiNb]
}
