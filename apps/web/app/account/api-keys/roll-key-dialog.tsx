import { useState } from 'react'
import type { ApiKey } from '@kvint/contract'
import { useApiKeysCopy } from './copy/api-keys.ts'
import { Button, Choice, Dialog, Notice } from '@kvint/ui'

/** A new key for an old one, with time to change it where it is used. */
export function RollKeyDialog({
  apiKey,
  onClose,
  onRoll,
  onRolled,
}: {
  apiKey: ApiKey | undefined
  onClose: () => void
  onRoll: (id: string, overlapHours: number) => Promise<string>
  onRolled: (secret: string) => void
}) {
  const copy = useApiKeysCopy()
  const [hours, setHours] = useState('24')
  const [failure, setFailure] = useState('')
  const roll = () =>
    apiKey &&
    onRoll(apiKey.id, Number(hours)).then(onRolled, (error: unknown) =>
      setFailure(error instanceof Error ? error.message : copy.failed),
    )
  return (
    <Dialog isOpen={apiKey !== undefined} onClose={onClose} title={copy.rollHeading}>
      <p className="text-small text-muted">{copy.rollText(apiKey?.name ?? '')}</p>
      <Choice label={copy.overlap} value={hours} options={copy.overlaps} onChoose={setHours} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button look="main" onClick={() => void roll()}>
          {copy.roll}
        </Button>
      </div>
    </Dialog>
  )
}
