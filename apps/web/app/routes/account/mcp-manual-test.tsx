import { manualTestEn } from '@kvint/workbench/words'
import { ManualTest } from '@kvint/workbench/manual-test'
import { WorkbenchMount } from '../../account/workbench-mount.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: manualTestEn.title }, { robots: 'noindex' })

export default function ManualTestPage() {
  return (
    <WorkbenchMount>
      <ManualTest />
    </WorkbenchMount>
  )
}
