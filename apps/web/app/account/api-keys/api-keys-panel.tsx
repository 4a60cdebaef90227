import { useState } from 'react'
import { Link } from 'react-router'
import type { ApiKey } from '@kvint/contract'
import { useApiKeysCopy } from './copy/api-keys.ts'
import { Button, Notice, Panel } from '@kvint/ui'
import { ApiKeyRow } from './api-key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'
import { RollKeyDialog } from './roll-key-dialog.tsx'
import { ShownKeyDialog } from './shown-key-dialog.tsx'
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
