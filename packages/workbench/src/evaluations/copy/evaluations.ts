import { copyOf } from '@kvint/ui'
import { evaluationsEn } from './en/evaluations.ts'

export const useEvaluationWords = copyOf(evaluationsEn, async () => (await import('./nb/evaluations.ts')).evaluationsNb)
