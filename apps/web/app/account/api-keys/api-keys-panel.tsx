import { useState } from 'react'
import { Link } from 'react-router'
import type { ApiKey } from '@kvint/contract'
import { useApiKeysCopy } from './copy/api-keys.ts'
import { Button, Notice, Panel, CopyButton, Dialog, toast, Choice } from '@kvint/ui'
import { ApiKeyRow } from './api-key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { useApiKeys } from './use-api-keys.ts'

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'roll' | 'revoke'; readonly apiKey: ApiKey }
  | { readonly kind: 'shown'; readonly secret: string }

/** Keys for programs: made, rolled, revoked; each shown once. `whereSome`: nothing for somebody who has none. */
export function ApiKeysPanel({ whereSome = false }: { whereSome?: boolean }) {
  const copy = useApiKeysCopy()
  const { loaded, make, roll, revoke, keep, showMore } = useApiKeys()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const show = (secret: string) => setOpen({ kind: 'shown', secret })
  if (whereSome && (loaded.kind === 'loading' || (loaded.kind === 'loaded' && loaded.keys.length === 0))) return null
  return (
    <Panel
      isPlain
      title={copy.heading}
      aside={
        <Button size="tool" onClick={() => setOpen({ kind: 'new' })}>
          {copy.make}
        </Button>
      }
    >
      <p className="max-w-[66ch] text-small text-muted">
        {copy.text}{' '}
        <Link to="/docs/api-reference" className="text-root underline underline-offset-4">
          {copy.reference}
        </Link>
      </p>
      {loaded.kind === 'loading' && <p className="text-small text-muted">{copy.loading}</p>}
      {loaded.kind === 'failed' && <Notice tone="danger">{copy.failed}</Notice>}
      {loaded.kind === 'loaded' && loaded.keys.length === 0 && <p className="text-small text-muted">{copy.none}</p>}
      {loaded.kind === 'loaded' && loaded.keys.length > 0 && (
        <ul>
          {loaded.keys.map((apiKey) => (
            <ApiKeyRow
              key={apiKey.id}
              apiKey={apiKey}
              onRoll={() => setOpen({ kind: 'roll', apiKey })}
              onRevoke={() => setOpen({ kind: 'revoke', apiKey })}
              onKeep={() => void keep(apiKey.id)}
            />
          ))}
        </ul>
      )}
      {loaded.kind === 'loaded' && loaded.next && (
        <Button size="tool" className="justify-self-start" onClick={() => void showMore()}>
          {copy.more}
        </Button>
      )}
      <NewKeyDialog isOpen={open?.kind === 'new'} onClose={close} onMake={make} onMade={show} />
      <RollKeyDialog
        apiKey={open?.kind === 'roll' ? open.apiKey : undefined}
        onClose={close}
        onRoll={roll}
        onRolled={show}
      />
      <RevokeKeyDialog apiKey={open?.kind === 'revoke' ? open.apiKey : undefined} onClose={close} onRevoke={revoke} />
      <ShownKeyDialog secret={open?.kind === 'shown' ? open.secret : undefined} onClose={close} />
    </Panel>
  )
}

/** The key, once. */
function ShownKeyDialog({ secret, onClose }: { secret: string | undefined; onClose: () => void }) {
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

function RevokeKeyDialog({
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

/** A new key for an old one, with time to change it where it is used. */
function RollKeyDialog({
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
