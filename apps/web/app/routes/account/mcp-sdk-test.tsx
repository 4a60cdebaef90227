import { sdkTestEn } from '@kvint/workbench/words'
import { SdkTest } from '@kvint/workbench/sdk-test'
import { WorkbenchMount } from '../../account/workbench-mount.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: sdkTestEn.title }, { robots: 'noindex' })

export default function SdkTestPage() {
  return (
    <WorkbenchMount>
      <SdkTest />
    </WorkbenchMount>
  )
}
