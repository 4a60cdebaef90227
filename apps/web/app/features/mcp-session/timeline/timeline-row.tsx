import { clsx } from 'clsx'
import { memo, useContext, useState } from 'react'
import { timelineEn as copy } from '../../../copy/en/mcp-session.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { clockTime } from '../../mcp/log/clock-time.ts'
import { CopyCall } from '../../mcp/snippet/copy-call.tsx'
import { isRecord } from '../../mcp/tool/mcp-tool.ts'
import { HttpDetails } from './http-details.tsx'
import { ReplayContext } from './replay-context.ts'
import type { TimelineEntry } from './timeline.ts'

export const TimelineRow = memo(function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const [isOpen, setIsOpen] = useState(false)
  const { timestamp, direction, kind, label, durationMs } = entry
  return (
    <details
      className="border-b border-line font-mono text-tool"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="-outline-offset-2 flex min-h-8 cursor-pointer flex-wrap items-center gap-x-2 py-1 pointer-coarse:min-h-11">
        <time dateTime={new Date(timestamp).toISOString()} className="text-muted">
          {clockTime(timestamp)}
        </time>
        <span className={clsx('font-semibold', COLOURS[kind])}>
          <span aria-hidden>{direction === 'out' ? '→' : '←'} </span>
          <span className="sr-only">{copy.directions[direction]} </span>
          {copy.kindOf[kind]}
        </span>
        <span className="min-w-0 break-all">{label}</span>
        {durationMs !== undefined && <span className="ml-auto text-muted">{durationMs} ms</span>}
      </summary>
      {isOpen && (entry.exchange ? <HttpDetails exchange={entry.exchange} /> : <Inside entry={entry} />)}
    </details>
  )
})

/** The same as bare text. */
export function timelineRowText({ timestamp, direction, kind, label, durationMs }: TimelineEntry): string {
  const arrow = direction === 'out' ? '→' : '←'
  return `${clockTime(timestamp)} ${arrow} ${copy.kindOf[kind]} ${label} ${durationMs === undefined ? '' : `${durationMs} ms`}`
}

/** How high it is, closed and on one line. */
export function timelineRowPx(): number {
  return 33
}

function Inside({ entry: { direction, kind, data } }: { entry: TimelineEntry }) {
  const replay = useContext(ReplayContext)
  const text = JSON.stringify(data, null, 2)
  const { method, params } = isRecord(data) ? data : {}
  const isOurRequest =
    kind === 'request' && direction === 'out' && typeof method === 'string' && method !== 'initialize'
  const given = isRecord(params) ? withoutMeta(params) : {}
  return (
    <div className="grid gap-2 pb-3">
      <pre className="max-h-96 overflow-auto break-words whitespace-pre-wrap text-muted">{text}</pre>
      <div className="flex flex-wrap items-center gap-2 font-sans">
        <CopyButton text={text} />
        {isOurRequest && replay && (
          <>
            <Button size="tool" disabled={!replay.send} onClick={() => replay.send?.(method, given)}>
              {copy.replay}
            </Button>
            <CopyCall call={replay.describe(method, given)} />
          </>
        )}
      </div>
    </div>
  )
}

/** What the client adds by itself, and adds again. */
function withoutMeta({ _meta, ...params }: Record<string, unknown>): Record<string, unknown> {
  return params
}

const COLOURS = {
  request: 'text-root',
  answer: 'text-ok',
  error: 'text-danger',
  notification: 'text-fifth',
  http: 'text-muted',
} as const
