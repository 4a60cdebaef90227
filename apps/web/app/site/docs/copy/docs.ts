import { copyOf } from '@kvint/ui'
import { docsEn } from './en/docs.ts'

export const useDocsCopy = copyOf(docsEn, async () => (await import('./nb/docs.ts')).docsNb)
