import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { legalEn } from '../../copy/en/legal.ts'
import { PolicyPage } from '../../features/legal/policy-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${legalEn.documents.terms.title}: ${PRODUCT.name}` },
  { name: 'description', content: legalEn.documents.terms.lead },
]

export default function Terms() {
  return <PolicyPage policy="terms" />
}
