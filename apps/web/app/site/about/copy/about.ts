import { copyOf } from '@kvint/ui'
import { aboutEn } from './en/about.ts'

export const useAboutCopy = copyOf(aboutEn, async () => (await import('./nb/about.ts')).aboutNb)
