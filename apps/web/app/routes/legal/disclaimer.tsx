import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { legalEn } from '../../copy/en/legal.ts'
import { PolicyPage } from '../../features/legal/policy-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${legalEn.documents.disclaimer.title}: ${PRODUCT.name}` },
  { name: 'description', content: legalEn.documents.disclaimer.lead },
]

export default function Disclaimer() {
  return <PolicyPage policy="disclaimer" />
}
