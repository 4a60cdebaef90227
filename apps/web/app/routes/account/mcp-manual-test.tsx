import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { manualTestEn } from '@kvint/workbench/words'
import { ManualTest } from '@kvint/workbench/manual-test'
import { WorkbenchMount } from '../../account/workbench-mount.tsx'

export const meta: MetaFunction = () => [
  { title: `${manualTestEn.title} · ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ManualTestPage() {
  return (
    <WorkbenchMount>
      <ManualTest />
    </WorkbenchMount>
  )
}
