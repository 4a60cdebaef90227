import { type AuthTestCopy, authTestEn } from '../en/auth-test.ts'

export const authTestNb: AuthTestCopy = authTestEn
