import { copyOf } from '@kvint/ui'
import { practiceEn } from './en/practice.ts'

export const usePracticeCopy = copyOf(practiceEn, async () => (await import('./nb/practice.ts')).practiceNb)
