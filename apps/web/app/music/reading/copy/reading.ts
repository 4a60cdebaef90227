import { copyOf } from '@kvint/ui'
import { readingEn } from './en/reading.ts'

export const useReadingCopy = copyOf(readingEn, async () => (await import('./nb/reading.ts')).readingNb)
