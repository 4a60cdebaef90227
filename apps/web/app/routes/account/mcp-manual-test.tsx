import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { manualTestEn } from '../../copy/en/mcp.ts'
import { ManualTest } from '../../features/mcp-manual-test/manual-test.tsx'

export const meta: MetaFunction = () => [
  { title: `${manualTestEn.title}: ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ManualTestPage() {
  return <ManualTest />
}
