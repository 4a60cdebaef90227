import { useLibraryCopy } from '../copy/library.ts'
import type { LibraryGap } from '../scan/folder-messages.ts'

/** Files that could not be read, each with its reason: the rest counts without them. */
export function GapList({ gaps }: { gaps: readonly LibraryGap[] }) {
  const { gaps: words } = useLibraryCopy()
  if (gaps.length === 0) return null
  return (
    <details className="gap-notice">
      <summary className="font-semibold">{words.heading(gaps.length)}</summary>
      <ul className="grid max-h-80 gap-2 overflow-y-auto pt-2 text-small">
        {gaps.map(({ path, reason, message, parts }) => (
          <li key={path} className="border-t border-line pt-2">
            <p className="font-semibold break-words">{path}</p>
            <p className="max-w-[75ch] text-muted">
              {reason === 'partial' ? (
                words.partial(parts)
              ) : message ? (
                <span lang="en">{message}</span>
              ) : (
                words.reasons[reason]
              )}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
