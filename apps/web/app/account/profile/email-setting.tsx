import { type FormEvent, useState } from 'react'
import { useProfileCopy } from './copy/profile.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import type { AuthUser } from '../../identity/identity.ts'
import { Button, Notice, TextField } from '@kvint/ui'
import { SETTING } from './setting.tsx'

/** The address of the account. Changing it waits for a new one to be typed, and for its owner to confirm it. */
export function EmailSetting({ user }: { user: AuthUser }) {
  const { email: copy } = useProfileCopy()
  const identity = useIdentity()
  const [address, setAddress] = useState('')
  const [message, setMessage] = useState<{ tone: 'ok' | 'danger'; text: string }>()
  const isNew = address.trim() !== '' && address.trim() !== user.email

  const change = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await identity.updateUser({ email: address.trim() })
      setAddress('')
      setMessage({ tone: 'ok', text: copy.sent })
    } catch {
      setMessage({ tone: 'danger', text: copy.failed })
    }
  }
  return (
    <section aria-label={copy.heading} className={SETTING}>
      <h3 className="font-semibold">{copy.heading}</h3>
      <p className="font-mono text-tool break-all text-muted">{user.email}</p>
      <form className="grid items-end gap-3 sm:grid-cols-[1fr_auto]" onSubmit={(event) => void change(event)}>
        <TextField
          label={copy.new}
          type="email"
          autoComplete="email"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" disabled={!isNew}>
          {copy.change}
        </Button>
      </form>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </section>
  )
}
