import { useEffect } from 'react'
import { useProfileCopy } from './copy/profile.ts'
import { Panel } from '@kvint/ui'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { PasskeysSetting } from './passkeys-setting.tsx'
import { SessionsSetting } from './sessions-setting.tsx'
import { TwoFactorSetting } from './two-factor-setting.tsx'
import { usePasskeys } from './use-passkeys.ts'

/** How somebody proves that she is herself, and where she has. */
export function SecurityPanel() {
  const copy = useProfileCopy()
  const identity = useIdentity()
  const passkeys = usePasskeys()
  const { reload } = passkeys
  /** A new password ends passkeys. */
  useEffect(
    () => identity.subscribe((_state, event) => void (event === 'user-updated' && reload())),
    [identity, reload],
  )
  return (
    <Panel isPlain title={copy.security}>
      <TwoFactorSetting onClosed={() => void reload()} />
      <PasskeysSetting list={passkeys} />
      <SessionsSetting />
    </Panel>
  )
}
