import { copyOf } from '@kvint/ui'
import { legalEn } from './en/legal.ts'

export const useLegalCopy = copyOf(legalEn, async () => (await import('./nb/legal.ts')).legalNb)
