import { copyOf } from '../../../language/copy-of.ts'
import { docsEn } from './en/docs.ts'

export const useDocsCopy = copyOf(docsEn, async () => (await import('./nb/docs.ts')).docsNb)
