import { copyOf } from '../../../language/copy-of.ts'
import { loginEn } from './en/login.ts'

export const useLoginCopy = copyOf(loginEn, async () => (await import('./nb/login.ts')).loginNb)
