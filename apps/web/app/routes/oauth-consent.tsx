import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { oauthConsentEn } from '../copy/en/oauth-consent.ts'
import { OauthConsent } from '../features/oauth-consent/oauth-consent.tsx'

export const meta: MetaFunction = () => [
  { title: `${oauthConsentEn.title}: ${PRODUCT.name}` },
  { name: 'description', content: oauthConsentEn.description },
  { name: 'referrer', content: 'no-referrer' },
]

export default function OauthConsentPage() {
  return <OauthConsent />
}
