import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { oauthConsentEn } from '../account/oauth-consent/copy/en/oauth-consent.ts'
import { OauthConsent } from '../account/oauth-consent/oauth-consent.tsx'

export const meta: MetaFunction = () => [
  { title: `${oauthConsentEn.title} · ${PRODUCT.name}` },
  { name: 'description', content: oauthConsentEn.description },
  { name: 'referrer', content: 'no-referrer' },
]

export default function OauthConsentPage() {
  return <OauthConsent />
}
