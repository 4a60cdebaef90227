import { type LegalCopy, legalEn } from '../en/legal.ts'

export const legalNb: LegalCopy = legalEn
