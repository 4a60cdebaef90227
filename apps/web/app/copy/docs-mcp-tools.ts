import { copyOf } from './copy-of.ts'
import { mcpToolsEn } from './en/docs/mcp-tools.ts'

export const useDocsMcpTools = copyOf(mcpToolsEn, async () => (await import('./nb/docs/mcp-tools.ts')).mcpToolsNb)
