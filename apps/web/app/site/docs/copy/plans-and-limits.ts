import { copyOf } from '@kvint/ui'
import { plansAndLimitsEn } from './en/plans-and-limits.ts'

export const usePlansAndLimits = copyOf(
  plansAndLimitsEn,
  async () => (await import('./nb/plans-and-limits.ts')).plansAndLimitsNb,
)
