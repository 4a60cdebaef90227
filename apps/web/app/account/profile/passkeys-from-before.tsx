import { useState } from 'react'
import { Button, Notice } from '@kvint/ui'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { useProfileCopy } from './copy/profile.ts'
import { PasskeyFacts } from './passkey-facts.tsx'
import { LIST_ROW } from './setting-list.tsx'
import { usePasskeys } from './use-passkeys.ts'

/** Passkeys that were made before two-factor authentication stood, each with a button to end it; nothing where there is none. */
export function PasskeysFromBefore() {
  const { passkeys: copy } = useProfileCopy()
  const identity = useIdentity()
  const { value, hasFailed, reload } = usePasskeys()
  const [hasNotGone, setHasNotGone] = useState(false)

  const remove = async (id: string) => {
    setHasNotGone(false)
    try {
      await (await identity.security()).removePasskey(id)
    } catch {
      setHasNotGone(true)
    }
    await reload()
  }
  if (hasFailed) return <Notice tone="danger">{copy.failed}</Notice>
  if (!value || value.length === 0) return null
  return (
    <section className="grid gap-2">
      <p className="text-small">{copy.fromBefore}</p>
      {hasNotGone && <Notice tone="danger">{copy.changeFailed}</Notice>}
      <ul>
        {value.map((passkey) => (
          <li key={passkey.id} className={LIST_ROW}>
            <PasskeyFacts passkey={passkey} />
            <Button
              size="tool"
              aria-label={copy.removeName(passkey.name || copy.unnamed)}
              onClick={() => void remove(passkey.id)}
            >
              {copy.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
