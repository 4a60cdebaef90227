import { copyOf } from '@kvint/ui'
import { homeEn } from './en/home.ts'

export const useHomeCopy = copyOf(homeEn, async () => (await import('./nb/home.ts')).homeNb)
