import { type FormEvent, useState } from 'react'
import { Button, formText, TextField } from '@kvint/ui'
import { useProfileCopy } from './copy/profile.ts'
import type { Passkey } from '../../identity/account-security.ts'
import { PasskeyFacts } from './passkey-facts.tsx'
import { LIST_ROW } from './setting-list.tsx'

/** A passkey by its name, which its owner can change. */
export function PasskeyRow({
  passkey,
  onRename,
  onRemove,
}: {
  passkey: Passkey
  /** Whether it has the new name. */
  onRename: (name: string) => Promise<boolean>
  onRemove: () => Promise<unknown>
}) {
  const { passkeys: copy, cancel, save } = useProfileCopy()
  const [isEditing, setIsEditing] = useState(false)
  /** Once the form is left, the keyboard stands where it opened it. */
  const [wasEditing, setWasEditing] = useState(false)
  const name = passkey.name || copy.unnamed

  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (await onRename(formText(new FormData(event.currentTarget), 'name').trim())) setIsEditing(false)
  }
  if (isEditing) {
    return (
      <li className={LIST_ROW}>
        <form className="flex w-full flex-wrap items-end gap-3" onSubmit={(event) => void rename(event)}>
          <TextField
            className="grow"
            label={copy.name}
            name="name"
            defaultValue={passkey.name}
            maxLength={120}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field stands where its button was just pressed
            autoFocus
          />
          <Button type="submit">{save}</Button>
          <Button look="quiet" onClick={() => setIsEditing(false)}>
            {cancel}
          </Button>
        </form>
      </li>
    )
  }
  return (
    <li className={LIST_ROW}>
      <PasskeyFacts passkey={passkey} />
      <span className="flex flex-wrap gap-2">
        <Button
          size="tool"
          aria-label={copy.renameName(name)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the form was just left
          autoFocus={wasEditing}
          onClick={() => {
            setIsEditing(true)
            setWasEditing(true)
          }}
        >
          {copy.rename}
        </Button>
        <Button size="tool" aria-label={copy.removeName(name)} onClick={() => void onRemove()}>
          {copy.remove}
        </Button>
      </span>
    </li>
  )
}
