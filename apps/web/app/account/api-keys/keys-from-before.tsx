import { Button } from '@kvint/ui'
import { useApiKeysCopy } from './copy/api-keys.ts'
import { useApiKeys } from './use-api-keys.ts'

/** Keys that were made before two-factor authentication stood, each with a button to end it; nothing where there is none. */
export function KeysFromBefore() {
  const copy = useApiKeysCopy()
  const { loaded, revoke } = useApiKeys()
  const keys =
    loaded.kind === 'loaded' ? loaded.keys.filter(({ state }) => state === 'active' || state === 'ending') : []
  if (keys.length === 0) return null
  return (
    <section className="grid gap-2">
      <p className="text-small">{copy.fromBefore}</p>
      <ul>
        {keys.map(({ id, name, beginning }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2">
            <p className="min-w-0 break-words">
              {name} <code className="font-mono text-tool text-muted">{beginning}…</code>
            </p>
            <Button size="tool" aria-label={copy.revokeName(name)} onClick={() => void revoke(id)}>
              {copy.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
