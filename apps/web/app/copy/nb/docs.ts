import { type DocsCopy, docsEn } from '../en/docs.ts'

export const docsNb: DocsCopy = docsEn
