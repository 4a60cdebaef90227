import { toolsTestEn } from '@kvint/workbench/words'
import { ToolsTest } from '@kvint/workbench/tools-test'
import { WorkbenchMount } from '../../account/workbench-mount.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: toolsTestEn.title }, { robots: 'noindex' })

export default function ToolsTestPage() {
  return (
    <WorkbenchMount>
      <ToolsTest />
    </WorkbenchMount>
  )
}
