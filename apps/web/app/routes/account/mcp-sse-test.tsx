import { sseTestEn } from '@kvint/workbench/words'
import { SseTest } from '@kvint/workbench/sse-test'
import { WorkbenchMount } from '../../account/workbench-mount.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: sseTestEn.title }, { robots: 'noindex' })

export default function SseTestPage() {
  return (
    <WorkbenchMount>
      <SseTest />
    </WorkbenchMount>
  )
}
