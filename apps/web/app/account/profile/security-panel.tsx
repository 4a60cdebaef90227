import { useProfileCopy } from './copy/profile.ts'
import { Panel } from '@kvint/ui'
import { PasskeysSetting } from './passkeys-setting.tsx'
import { SessionsSetting } from './sessions-setting.tsx'
import { TwoFactorSetting } from './two-factor-setting.tsx'

/** How somebody proves that she is herself, and where she has. */
export function SecurityPanel() {
  const copy = useProfileCopy()
  return (
    <Panel title={copy.security}>
      <TwoFactorSetting />
      <PasskeysSetting />
      <SessionsSetting />
    </Panel>
  )
}
