import { copyOf } from '@kvint/ui'
import { mcpToolsEn } from './en/mcp-tools.ts'

export const useDocsMcpTools = copyOf(mcpToolsEn, async () => (await import('./nb/mcp-tools.ts')).mcpToolsNb)
