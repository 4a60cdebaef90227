import type { DocsSection } from '../../features/docs/docs-page.ts'
import { abletonLiveNb } from './docs/ableton-live.ts'
import { apiNb } from './docs/api.ts'
import { gettingStartedNb } from './docs/getting-started.ts'
import { mcpToolsNb } from './docs/mcp-tools.ts'

export const DOCS_SECTIONS_NB: readonly DocsSection[] = [gettingStartedNb, mcpToolsNb, abletonLiveNb, apiNb]
