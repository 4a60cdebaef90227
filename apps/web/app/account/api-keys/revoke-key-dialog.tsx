import { useState } from 'react'
import type { ApiKey } from '@kvint/contract'
import { useApiKeysCopy } from './copy/api-keys.ts'
import { Button, Dialog, Notice, toast } from '@kvint/ui'

export function RevokeKeyDialog({
  apiKey,
  onClose,
  onRevoke,
}: {
  apiKey: ApiKey | undefined
  onClose: () => void
  onRevoke: (id: string) => Promise<void>
}) {
  const copy = useApiKeysCopy()
  const [failure, setFailure] = useState('')
  const revoke = async () => {
    if (!apiKey) return
    try {
      await onRevoke(apiKey.id)
      toast(copy.revokedToast(apiKey.name))
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : copy.failed)
    }
  }
  return (
    <Dialog isOpen={apiKey !== undefined} onClose={onClose} title={copy.revokeHeading}>
      <p className="text-small text-muted">{copy.revokeText(apiKey?.name ?? '')}</p>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button className="border-danger text-danger" onClick={() => void revoke()}>
          {copy.revoke}
        </Button>
      </div>
    </Dialog>
  )
}
