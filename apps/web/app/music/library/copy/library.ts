import { copyOf } from '@kvint/ui'
import { libraryEn } from './en/library.ts'

export const useLibraryCopy = copyOf(libraryEn, async () => (await import('./nb/library.ts')).libraryNb)
