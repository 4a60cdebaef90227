import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { sseTestEn } from '../../copy/en/mcp.ts'
import { SseTest } from '../../features/mcp-sse-test/sse-test.tsx'

export const meta: MetaFunction = () => [
  { title: `${sseTestEn.title}: ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function SseTestPage() {
  return <SseTest />
}
