import type { DocsSection } from '../features/docs/docs-page.ts'
import { copyOf } from './copy-of.ts'
import { abletonLiveEn } from './en/docs/ableton-live.ts'
import { apiEn } from './en/docs/api.ts'
import { gettingStartedEn } from './en/docs/getting-started.ts'
import { mcpToolsEn } from './en/docs/mcp-tools.ts'

/** The four parts of the documentation, whole: for pages that show one, and for the search over all. */
export const useDocsSections = copyOf<readonly DocsSection[]>(
  [gettingStartedEn, mcpToolsEn, abletonLiveEn, apiEn],
  async () => (await import('./nb/docs-sections.ts')).DOCS_SECTIONS_NB,
)
