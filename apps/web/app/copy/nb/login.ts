import { type LoginCopy, loginEn } from '../en/login.ts'

export const loginNb: LoginCopy = loginEn
