import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { sseTestEn } from '@kvint/workbench/words'
import { SseTest } from '@kvint/workbench/sse-test'
import { WorkbenchMount } from '../../account/workbench-mount.tsx'

export const meta: MetaFunction = () => [
  { title: `${sseTestEn.title} · ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function SseTestPage() {
  return (
    <WorkbenchMount>
      <SseTest />
    </WorkbenchMount>
  )
}
