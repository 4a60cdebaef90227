import { useState } from 'react'
import { deleteAccount } from '../../api/delete-account.ts'
import { useProfileCopy } from './copy/profile.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { tokenOf } from '../../identity/token-of.ts'
import { useSignOut } from '../../identity/use-sign-out.ts'
import { Button, Dialog, Notice, TextField } from '@kvint/ui'
import { useAccountExport } from './use-account-export.ts'

/** The last question before an account is gone: what goes, a way to take it along, and a word to type. */
export function DeleteAccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { remove: copy } = useProfileCopy()
  return (
    <Dialog isOpen={isOpen} title={copy.heading} onClose={onClose}>
      <DeleteAccount onClose={onClose} />
    </Dialog>
  )
}

function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { remove: copy, cancel } = useProfileCopy()
  const identity = useIdentity()
  const signOut = useSignOut()
  const [typed, setTyped] = useState('')
  const [isDeleting, setIsDeleting] = useState(false)
  const [error, setError] = useState('')
  const { state: exporting, take } = useAccountExport()

  const remove = async () => {
    setError('')
    setIsDeleting(true)
    try {
      await deleteAccount(await tokenOf(identity))
      await signOut()
    } catch {
      setError(copy.failed)
    }
    setIsDeleting(false)
  }
  return (
    <>
      <p className="text-muted">{copy.what}</p>
      <Button className="justify-self-start" disabled={exporting === 'fetching'} onClick={() => void take()}>
        {copy.export}
      </Button>
      {exporting === 'failed' && <Notice tone="danger">{copy.exportFailed}</Notice>}
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void remove()
        }}
      >
        <TextField
          label={copy.type(copy.word)}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            type="submit"
            disabled={typed !== copy.word || isDeleting}
            className="not-disabled:border-danger not-disabled:text-danger"
          >
            {isDeleting ? copy.deleting : copy.confirm}
          </Button>
        </div>
      </form>
    </>
  )
}
