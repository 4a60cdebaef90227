import { copyOf } from '@kvint/ui'
import { pricingEn } from './en/pricing.ts'

export const usePricingCopy = copyOf(pricingEn, async () => (await import('./nb/pricing.ts')).pricingNb)
