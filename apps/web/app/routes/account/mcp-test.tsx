import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { toolsTestEn } from '../../copy/en/mcp.ts'
import { ToolsTest } from '../../features/mcp-tools-test/tools-test.tsx'

export const meta: MetaFunction = () => [
  { title: `${toolsTestEn.title}: ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ToolsTestPage() {
  return <ToolsTest />
}
