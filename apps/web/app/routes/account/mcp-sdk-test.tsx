import type { MetaFunction } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { sdkTestEn } from '@kvint/workbench/words'
import { SdkTest } from '@kvint/workbench/sdk-test'
import { WorkbenchMount } from '../../account/workbench-mount.tsx'

export const meta: MetaFunction = () => [
  { title: `${sdkTestEn.title} · ${PRODUCT.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function SdkTestPage() {
  return (
    <WorkbenchMount>
      <SdkTest />
    </WorkbenchMount>
  )
}
