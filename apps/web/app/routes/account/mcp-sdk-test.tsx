import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { sdkTestEn } from '../../copy/en/mcp.ts'
import { SdkTest } from '../../features/mcp-sdk-test/sdk-test.tsx'

export const meta: MetaFunction = () => [
  { title: `${sdkTestEn.title}: ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function SdkTestPage() {
  return <SdkTest />
}
