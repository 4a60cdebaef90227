import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { docsEn } from '../copy/en/docs.ts'
import { Docs } from '../features/docs/docs.tsx'

export const meta: MetaFunction = () => [
  { title: `${docsEn.title}: ${PRODUCT.name}` },
  { name: 'description', content: docsEn.description },
]

export default function DocsPage() {
  return <Docs />
}
