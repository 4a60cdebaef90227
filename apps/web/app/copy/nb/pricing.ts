import { type PricingCopy, pricingEn } from '../en/pricing.ts'

export const pricingNb: PricingCopy = pricingEn
