import { copyOf } from '../../../language/copy-of.ts'
import { homeEn } from './en/home.ts'

export const useHomeCopy = copyOf(homeEn, async () => (await import('./nb/home.ts')).homeNb)
