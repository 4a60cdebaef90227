import { copyOf } from '@kvint/ui'
import { hearingEn } from './en/hearing.ts'

export const useHearingCopy = copyOf(hearingEn, async () => (await import('./nb/hearing.ts')).hearingNb)
