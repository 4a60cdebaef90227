import { copyOf } from '@kvint/ui'
import { statusEn } from './en/status.ts'

export const useStatusCopy = copyOf(statusEn, async () => (await import('./nb/status.ts')).statusNb)
