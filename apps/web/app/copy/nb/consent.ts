import { type ConsentCopy, consentEn } from '../en/consent.ts'

export const consentNb: ConsentCopy = consentEn
