import type { Resource } from '@modelcontextprotocol/client'
import { useResourcesWords } from '../../copy/session.ts'
import { Button } from '@kvint/ui'

export function ResourceRow({
  resource: { name, title, uri, description, mimeType },
  updates,
  isWatched,
  onRead,
  onWatch,
}: {
  resource: Resource
  updates: number
  isWatched: boolean
  onRead: () => void
  /** Undefined if the server announces no changes. */
  onWatch: (() => void) | undefined
}) {
  const copy = useResourcesWords()
  const shown = title ?? name
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line py-2 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="font-semibold break-words">{shown}</p>
        <p className="font-mono text-tool break-all text-muted">
          {uri} {mimeType}
        </p>
        {description && <p className="text-tool text-muted">{description}</p>}
        {updates > 0 && <output className="text-tool text-ok">{copy.updated(updates)}</output>}
      </div>
      <div className="flex flex-wrap content-start gap-2">
        <Button size="tool" aria-label={copy.readOf(shown)} onClick={onRead}>
          {copy.read}
        </Button>
        {onWatch && (
          <Button
            size="tool"
            aria-label={isWatched ? copy.unsubscribeFrom(shown) : copy.subscribeTo(shown)}
            onClick={onWatch}
          >
            {isWatched ? copy.unsubscribe : copy.subscribe}
          </Button>
        )}
      </div>
    </li>
  )
}
