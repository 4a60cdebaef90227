import { copyOf } from '@kvint/ui'
import { keepingEn } from './en/keeping.ts'

export const useKeepingCopy = copyOf(keepingEn, async () => (await import('./nb/keeping.ts')).keepingNb)
