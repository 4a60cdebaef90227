import { oauthConsentEn } from '../account/oauth-consent/copy/en/oauth-consent.ts'
import { OauthConsent } from '../account/oauth-consent/oauth-consent.tsx'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = pageMeta(oauthConsentEn, { referrer: 'no-referrer' })

export default function OauthConsentPage() {
  return <OauthConsent />
}
