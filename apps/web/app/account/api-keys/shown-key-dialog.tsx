import { useApiKeysCopy } from './copy/api-keys.ts'
import { Button, CopyButton, Dialog } from '@kvint/ui'

/** The key, once. */
export function ShownKeyDialog({ secret, onClose }: { secret: string | undefined; onClose: () => void }) {
  const copy = useApiKeysCopy()
  return (
    <Dialog isOpen={secret !== undefined} onClose={onClose} title={copy.shownHeading}>
      <p className="text-small text-muted">{copy.shownText}</p>
      <code className="rounded-control border border-line bg-sunken px-3 py-2 font-mono text-tool break-all">
        {secret}
      </code>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CopyButton text={secret ?? ''} label={copy.copyKey} />
        <Button look="main" onClick={onClose}>
          {copy.done}
        </Button>
      </div>
    </Dialog>
  )
}
