import { useState } from 'react'
import { useProfileCopy } from './copy/profile.ts'
import type { AccountSecurity, Passkey } from '../../identity/account-security.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { Button, Notice, toast } from '@kvint/ui'
import { deviceName } from './device-name.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { Setting } from './setting.tsx'
import { SettingList } from './setting-list.tsx'
import type { Loaded } from './use-loaded.ts'

/** Passkeys of the account: a way in without a password. */
export function PasskeysSetting({ list }: { list: Loaded<readonly Passkey[]> }) {
  const { passkeys: copy } = useProfileCopy()
  const identity = useIdentity()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')

  const change = async (work: (security: AccountSecurity) => Promise<void>, done: string, failed: string) => {
    setError('')
    setIsBusy(true)
    try {
      await work(await identity.security())
      toast(done)
      await list.reload()
      return true
    } catch {
      setError(failed)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const add = () =>
    change((security) => security.addPasskey(deviceName(navigator.userAgent)), copy.added, copy.addFailed)
  return (
    <Setting
      copy={copy}
      action={
        <Button size="tool" disabled={isBusy} onClick={() => void add()}>
          {copy.add}
        </Button>
      }
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <SettingList list={list} failed={copy.failed} none={copy.none}>
        {list.value?.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={(name) => change((s) => s.renamePasskey(passkey.id, name), copy.renamed, copy.changeFailed)}
            onRemove={() => change((s) => s.removePasskey(passkey.id), copy.removed, copy.changeFailed)}
          />
        ))}
      </SettingList>
    </Setting>
  )
}
