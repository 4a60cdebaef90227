import { copyOf } from '../../../language/copy-of.ts'
import { legalEn } from './en/legal.ts'

export const useLegalCopy = copyOf(legalEn, async () => (await import('./nb/legal.ts')).legalNb)
