import { type FormEvent, type ReactNode, useState } from 'react'
import { useProfileCopy } from './copy/profile.ts'
import { useAuthState, useIdentity } from '../../identity/identity-provider.tsx'
import { Button, formText, Notice, Checkbox } from '@kvint/ui'
import { isCommonPassword } from '../fields/is-common-password.ts'
import { PasswordField } from '../fields/password-field.tsx'
import { usePasskeys } from './use-passkeys.ts'
import type { Passkey } from '../../identity/account-security.ts'
import { PasskeyFacts } from './passkey-facts.tsx'
import type { Loaded } from './use-loaded.ts'

/** A new password, typed twice, and the passkeys that stay. `before` stands above it, `beside` next to the button. */
export function PasswordFields({
  before,
  beside,
  keepsPasskeys,
  onUpdated,
}: {
  before?: ReactNode
  beside?: ReactNode
  /** Whether each is ticked until she says otherwise. */
  keepsPasskeys: boolean
  onUpdated: () => void
}) {
  const { password: copy } = useProfileCopy()
  const identity = useIdentity()
  const auth = useAuthState()
  const email = auth.status === 'signed-in' ? auth.user.email : ''
  const passkeys = usePasskeys()
  const isLooking = !passkeys.value && !passkeys.hasFailed
  const [isUpdating, setIsUpdating] = useState(false)
  const [error, setError] = useState('')

  const update = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = formText(form, 'newPassword')
    const keepPasskeys = form.getAll(KEEP_PASSKEY).map(String)
    if (chosen !== formText(form, 'confirmPassword')) return setError(copy.mismatch)
    if (chosen.length < MIN_LENGTH) return setError(copy.short)
    setError('')
    if (await isCommonPassword(chosen)) return setError(copy.common)
    setIsUpdating(true)
    try {
      await identity.updateUser({ password: chosen, keepPasskeys })
      onUpdated()
    } catch {
      setError(copy.failed)
    } finally {
      setIsUpdating(false)
    }
  }
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void update(event)}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {before}
      <PasswordField label={copy.new} name="newPassword" autoComplete="new-password" />
      <PasswordField label={copy.confirm} name="confirmPassword" autoComplete="new-password" />
      <PasskeysToKeep list={passkeys} areTicked={keepsPasskeys} />
      {error && <Notice tone="danger">{error}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        {beside}
        <Button look="main" type="submit" disabled={isUpdating || isLooking}>
          {isUpdating ? copy.updating : copy.submit}
        </Button>
      </div>
    </form>
  )
}

/** A new password ends every passkey but those that are ticked here; nothing where there is none. */
function PasskeysToKeep({ list, areTicked }: { list: Loaded<readonly Passkey[]>; areTicked: boolean }) {
  const { loading, password } = useProfileCopy()
  const { keep: copy } = password
  if (list.hasFailed) return <Notice tone="warning">{copy.failed}</Notice>
  if (!list.value) return <output className="text-small text-muted">{loading}</output>
  if (list.value.length === 0) return null
  return (
    <fieldset className="grid min-w-0 gap-1" aria-describedby="passkeys-to-keep">
      <legend className="pb-1 text-small font-semibold">{copy.heading}</legend>
      <p id="passkeys-to-keep" className="text-small text-muted">
        {copy.text}
      </p>
      {list.value.map((passkey) => (
        <Checkbox
          key={passkey.id}
          name={KEEP_PASSKEY}
          value={passkey.id}
          defaultChecked={areTicked}
          label={<PasskeyFacts passkey={passkey} />}
        />
      ))}
    </fieldset>
  )
}

const MIN_LENGTH = 6

/** The name of each box; its value is the id of the passkey. */
const KEEP_PASSKEY = 'keepPasskey'
