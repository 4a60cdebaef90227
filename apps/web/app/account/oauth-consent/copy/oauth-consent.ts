import { copyOf } from '@kvint/ui'
import { oauthConsentEn } from './en/oauth-consent.ts'

export const useOauthConsentCopy = copyOf(
  oauthConsentEn,
  async () => (await import('./nb/oauth-consent.ts')).oauthConsentNb,
)
