import { copyOf } from './copy-of.ts'
import { plansAndLimitsEn } from './en/docs/plans-and-limits.ts'

export const usePlansAndLimits = copyOf(
  plansAndLimitsEn,
  async () => (await import('./nb/docs/plans-and-limits.ts')).plansAndLimitsNb,
)
