import { useSharingCopy } from './copy/sharing.ts'
import { Dialog } from '@kvint/ui'
import { ShareLinks } from './share-links.tsx'
import type { Shareable } from './shareable.ts'

/** Links to one report: made, copied and taken back. */
export function ShareDialog({ save, onClose }: { save: Shareable | undefined; onClose: () => void }) {
  const words = useSharingCopy()
  return (
    <Dialog
      isOpen={save !== undefined}
      onClose={onClose}
      title={words.title(save?.fileName.replace(/\.als$/i, '') ?? '')}
      className="w-[min(100%-32px,560px)]"
    >
      {save && <ShareLinks save={save} onClose={onClose} />}
    </Dialog>
  )
}
