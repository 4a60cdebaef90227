import { type AboutCopy, aboutEn } from '../en/about.ts'

export const aboutNb: AboutCopy = aboutEn
