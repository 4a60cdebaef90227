import { copyOf } from '../../../language/copy-of.ts'
import { mcpToolsEn } from './en/mcp-tools.ts'

export const useDocsMcpTools = copyOf(mcpToolsEn, async () => (await import('./nb/mcp-tools.ts')).mcpToolsNb)
