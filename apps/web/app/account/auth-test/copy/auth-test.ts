import { copyOf } from '../../../language/copy-of.ts'
import { authTestEn } from './en/auth-test.ts'

export const useAuthTestCopy = copyOf(authTestEn, async () => (await import('./nb/auth-test.ts')).authTestNb)
