import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { legalEn } from '../../copy/en/legal.ts'
import { PolicyPage } from '../../features/legal/policy-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${legalEn.documents.eula.title}: ${PRODUCT.name}` },
  { name: 'description', content: legalEn.documents.eula.lead },
]

export default function Eula() {
  return <PolicyPage policy="eula" />
}
