import { copyOf } from '@kvint/ui'
import { earsOfferEn } from './en/ears-offer.ts'

export const useEarsOfferCopy = copyOf(earsOfferEn, async () => (await import('./nb/ears-offer.ts')).earsOfferNb)
