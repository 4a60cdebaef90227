import { copyOf } from '@kvint/ui'
import { authTestEn } from './en/auth-test.ts'

export const useAuthTestCopy = copyOf(authTestEn, async () => (await import('./nb/auth-test.ts')).authTestNb)
