import { copyOf } from '../../../language/copy-of.ts'
import { statusEn } from './en/status.ts'

export const useStatusCopy = copyOf(statusEn, async () => (await import('./nb/status.ts')).statusNb)
