import { type ReadingCopy, readingEn } from '../en/reading.ts'

export const readingNb: ReadingCopy = readingEn
