import { copyOf } from '@kvint/ui'
import { successEn } from './en/success.ts'

export const useSuccessCopy = copyOf(successEn, async () => (await import('./nb/success.ts')).successNb)
