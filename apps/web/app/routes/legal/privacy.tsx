import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { legalEn } from '../../copy/en/legal.ts'
import { PolicyPage } from '../../features/legal/policy-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${legalEn.documents.privacy.title}: ${PRODUCT.name}` },
  { name: 'description', content: legalEn.documents.privacy.lead },
]

export default function Privacy() {
  return <PolicyPage policy="privacy" />
}
