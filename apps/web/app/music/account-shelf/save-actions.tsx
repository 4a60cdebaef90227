import type { KeptSave } from '@kvint/contract'
import { useAccountShelfCopy } from './copy/account-shelf.ts'
import { Button } from '@kvint/ui'

/** What can be done with one save as it stands. */
export function SaveActions({
  save,
  name,
  onSteer,
  onShare,
}: {
  save: KeptSave
  name: string
  onSteer: (save: KeptSave, how: 'cancel' | 'retry') => void
  onShare: (save: KeptSave) => void
}) {
  const words = useAccountShelfCopy()
  switch (save.state) {
    case 'waiting':
    case 'running':
      return (
        <Button size="tool" aria-label={words.cancelName(name)} onClick={() => onSteer(save, 'cancel')}>
          {words.cancel}
        </Button>
      )
    case 'done':
      return (
        <Button size="tool" aria-label={words.shareName(name)} onClick={() => onShare(save)}>
          {words.share}
        </Button>
      )
    default:
      return (
        <Button size="tool" aria-label={words.retryName(name)} onClick={() => onSteer(save, 'retry')}>
          {words.retry}
        </Button>
      )
  }
}
