import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { toolsTestEn } from '@kvint/workbench/words'
import { ToolsTest } from '@kvint/workbench/tools-test'
import { WorkbenchMount } from '../../account/workbench-mount.tsx'

export const meta: MetaFunction = () => [
  { title: `${toolsTestEn.title} · ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ToolsTestPage() {
  return (
    <WorkbenchMount>
      <ToolsTest />
    </WorkbenchMount>
  )
}
