import { useState } from 'react'
import { PRODUCT } from '@kvint/contract'
import { deleteAccount } from '../../api/delete-account.ts'
import { exportAccount } from '../../api/export-account.ts'
import { useProfileCopy } from './copy/profile.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { useSignOut } from '../../identity/use-sign-out.ts'
import { Button, Dialog, Notice, TextField } from '@kvint/ui'
import { saveBlob } from './save-blob.ts'

/** The last question before an account is gone: what goes, a way to take it along, and a word to type. */
export function DeleteAccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { remove: copy, cancel } = useProfileCopy()
  const identity = useIdentity()
  const signOut = useSignOut()
  const [typed, setTyped] = useState('')
  const [isDeleting, setIsDeleting] = useState(false)
  const [error, setError] = useState('')

  const withToken = async (work: (token: string) => Promise<void>, failure: string) => {
    setError('')
    try {
      const token = await identity.accessToken()
      if (!token) throw new Error(failure)
      await work(token)
    } catch {
      setError(failure)
    }
  }
  const takeAlong = () =>
    withToken(async (token) => saveBlob(await exportAccount(token), `${PRODUCT.slug}-account.zip`), copy.exportFailed)
  const remove = async () => {
    setIsDeleting(true)
    await withToken(async (token) => {
      await deleteAccount(token)
      await signOut()
    }, copy.failed)
    setIsDeleting(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={copy.heading}
      onClose={() => {
        setTyped('')
        setError('')
        onClose()
      }}
    >
      <p className="text-muted">{copy.what}</p>
      <Button className="justify-self-start" onClick={() => void takeAlong()}>
        {copy.export}
      </Button>
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
    </Dialog>
  )
}
