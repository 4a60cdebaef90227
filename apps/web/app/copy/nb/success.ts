import { type SuccessCopy, successEn } from '../en/success.ts'

export const successNb: SuccessCopy = successEn
