import { useProfileCopy } from './copy/profile.ts'
import { Button, Dialog } from '@kvint/ui'
import { PasswordField } from '../fields/password-field.tsx'
import { PasswordFields } from './password-fields.tsx'

export function PasswordModal({
  isOpen,
  onClose,
  onUpdated,
}: {
  isOpen: boolean
  onClose: () => void
  onUpdated: () => void
}) {
  const { password: copy, cancel } = useProfileCopy()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={copy.change}>
      <PasswordFields
        before={<PasswordField label={copy.current} name="currentPassword" autoComplete="current-password" />}
        beside={<Button onClick={onClose}>{cancel}</Button>}
        keepsPasskeys
        onUpdated={onUpdated}
      />
    </Dialog>
  )
}
