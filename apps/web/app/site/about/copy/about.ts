import { copyOf } from '../../../language/copy-of.ts'
import { aboutEn } from './en/about.ts'

export const useAboutCopy = copyOf(aboutEn, async () => (await import('./nb/about.ts')).aboutNb)
