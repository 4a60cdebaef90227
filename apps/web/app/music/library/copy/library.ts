import { copyOf } from '../../../language/copy-of.ts'
import { libraryEn } from './en/library.ts'

export const useLibraryCopy = copyOf(libraryEn, async () => (await import('./nb/library.ts')).libraryNb)
