import { copyOf } from '@kvint/ui'
import { consentEn } from './en/consent.ts'

export const useConsentCopy = copyOf(consentEn, async () => (await import('./nb/consent.ts')).consentNb)
