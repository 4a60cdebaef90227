import type { Progress } from '@modelcontextprotocol/client'
import { useSessionWords } from '../copy/session.ts'

/** How far a tool says it is. */
export function ToolProgress({ progress: { progress, total, message } }: { progress: Progress }) {
  const copy = useSessionWords()
  return (
    <div className="grid gap-1">
      <progress
        aria-label={copy.progress}
        value={total === undefined ? undefined : progress}
        max={total}
        className="h-2 w-full accent-root"
      />
      <output className="text-tool text-muted">
        {copy.progressOf(progress, total)} {message}
      </output>
    </div>
  )
}
