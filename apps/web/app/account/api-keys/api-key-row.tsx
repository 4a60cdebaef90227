import type { ApiKey } from '@kvint/contract'
import { type ApiKeysCopy } from './copy/en/api-keys.ts'
import { useApiKeysCopy } from './copy/api-keys.ts'
import { Button, useLanguage } from '@kvint/ui'

type Props = {
  readonly apiKey: ApiKey
  readonly onRoll: () => void
  readonly onRevoke: () => void
  readonly onKeep: () => void
}

export function ApiKeyRow({ apiKey, onRoll, onRevoke, onKeep }: Props) {
  const copy = useApiKeysCopy()
  const [language] = useLanguage()
  const works = apiKey.state === 'active' || apiKey.state === 'ending'
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <div className="grid min-w-0 gap-1">
        <p className={works ? 'font-semibold break-words' : 'break-words text-muted line-through'}>{apiKey.name}</p>
        <p className="text-small text-muted">
          <code className="font-mono text-tool">{apiKey.beginning}…</code> {apiKey.scopes.join(', ')}
        </p>
        <p className="text-tool text-muted">{timesOf(apiKey, copy, language)}</p>
      </div>
      {apiKey.state === 'ended-by-password' && (
        <Button size="tool" aria-label={copy.keepName(apiKey.name)} onClick={onKeep}>
          {copy.keep}
        </Button>
      )}
      {works && (
        <div className="flex gap-2">
          {apiKey.state === 'active' && (
            <Button size="tool" aria-label={copy.rollName(apiKey.name)} onClick={onRoll}>
              {copy.roll}
            </Button>
          )}
          <Button
            size="tool"
            className="border-danger text-danger"
            aria-label={copy.revokeName(apiKey.name)}
            onClick={onRevoke}
          >
            {copy.revoke}
          </Button>
        </div>
      )}
    </li>
  )
}

function timesOf({ createdAt, lastUsedAt, endsAt, state }: ApiKey, copy: ApiKeysCopy, language: string): string {
  const day = (time: string) => new Date(time).toLocaleDateString(language, { dateStyle: 'medium' })
  return [
    copy.made(day(createdAt)),
    lastUsedAt ? copy.lastUsed(day(lastUsedAt)) : copy.neverUsed,
    ...(state === 'ending' && endsAt
      ? [copy.endsAt(new Date(endsAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }))]
      : []),
    ...(state === 'ended' ? [copy.ended] : []),
    ...(state === 'revoked' ? [copy.revoked] : []),
    ...(state === 'ended-by-password' ? [copy.endedByPassword] : []),
  ].join(', ')
}
