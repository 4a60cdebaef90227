import { useState } from 'react'
import { useProfileCopy } from './copy/profile.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import type { AuthUser } from '../../identity/identity.ts'
import { within } from '../../identity/within.ts'
import { metadataOf, type ProfileField, type ProfileForm, profileFormOf } from './profile-fields.ts'

type Message = { readonly tone: 'ok' | 'danger'; readonly text: string }

/** The profile as it is read and as it is edited. Saving goes back to reading; a failure stays with what was typed. */
export function useProfileForm(user: AuthUser) {
  const copy = useProfileCopy()
  const identity = useIdentity()
  const [form, setForm] = useState<ProfileForm>(() => profileFormOf(user))
  const [mode, setMode] = useState<'view' | 'edit' | 'saving'>('view')
  const [message, setMessage] = useState<Message>()

  /** Starts again from what is saved. */
  const turnTo = (next: 'view' | 'edit') => {
    setForm(profileFormOf(user))
    setMessage(undefined)
    setMode(next)
  }
  const save = async () => {
    setMode('saving')
    setMessage(undefined)
    try {
      await within(identity.updateUser({ metadata: metadataOf(form) }), SAVE_TIMEOUT_MS, copy.timedOut)
      setMode('view')
      setMessage({ tone: 'ok', text: copy.saved })
    } catch (error) {
      const isLate = error instanceof Error && error.message === copy.timedOut
      setMode('edit')
      setMessage({ tone: 'danger', text: isLate ? copy.timedOut : copy.failed })
    }
  }
  return {
    form,
    mode,
    message,
    save,
    change: (field: ProfileField, value: string) => setForm((before) => ({ ...before, [field]: value })),
    edit: () => turnTo('edit'),
    cancel: () => turnTo('view'),
  }
}

const SAVE_TIMEOUT_MS = 30_000
