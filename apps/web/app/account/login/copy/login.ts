import { copyOf } from '@kvint/ui'
import { loginEn } from './en/login.ts'

export const useLoginCopy = copyOf(loginEn, async () => (await import('./nb/login.ts')).loginNb)
