import { copyOf } from '@kvint/ui'
import { manualTestEn, mcpEn, sdkTestEn, sseTestEn, toolsTestEn } from './en/pages.ts'

export const useMcpWords = copyOf(mcpEn, async () => (await import('./nb/pages.ts')).mcpNb)
export const useToolsTestWords = copyOf(toolsTestEn, async () => (await import('./nb/pages.ts')).toolsTestNb)
export const useManualTestWords = copyOf(manualTestEn, async () => (await import('./nb/pages.ts')).manualTestNb)
export const useSseTestWords = copyOf(sseTestEn, async () => (await import('./nb/pages.ts')).sseTestNb)
export const useSdkTestWords = copyOf(sdkTestEn, async () => (await import('./nb/pages.ts')).sdkTestNb)
