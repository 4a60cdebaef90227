import { copyOf } from '../../../language/copy-of.ts'
import { consentEn } from './en/consent.ts'

export const useConsentCopy = copyOf(consentEn, async () => (await import('./nb/consent.ts')).consentNb)
