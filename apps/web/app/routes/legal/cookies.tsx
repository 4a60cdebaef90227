import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { legalEn } from '../../copy/en/legal.ts'
import { PolicyPage } from '../../features/legal/policy-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${legalEn.documents.cookies.title}: ${PRODUCT.name}` },
  { name: 'description', content: legalEn.documents.cookies.lead },
]

export default function Cookies() {
  return <PolicyPage policy="cookies" />
}
