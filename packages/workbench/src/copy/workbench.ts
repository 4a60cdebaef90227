import { copyOf } from '@kvint/ui'
import { contentEn, outputEn, savedEn, snippetEn } from './en/workbench.ts'

export const useSnippetWords = copyOf(snippetEn, async () => (await import('./nb/workbench.ts')).snippetNb)
export const useContentWords = copyOf(contentEn, async () => (await import('./nb/workbench.ts')).contentNb)
export const useOutputWords = copyOf(outputEn, async () => (await import('./nb/workbench.ts')).outputNb)
export const useSavedWords = copyOf(savedEn, async () => (await import('./nb/workbench.ts')).savedNb)
