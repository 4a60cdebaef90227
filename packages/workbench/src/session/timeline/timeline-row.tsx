import { clsx } from 'clsx'
import { memo, useContext, useState } from 'react'
import { useTimelineWords } from '../../copy/session.ts'
import { Button, CopyButton } from '@kvint/ui'
import { clockTime } from '../../log/clock-time.ts'
import { CopyCall } from '../../snippet/copy-call.tsx'
import { isRecord } from '../../wire/mcp-tool.ts'
import { HttpDetails } from './http-details.tsx'
import { PinButton } from './pins/pin-button.tsx'
import { ReplayContext } from './replay-context.ts'
import type { TimelineEntry } from './timeline.ts'

export const TimelineRow = memo(function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const copy = useTimelineWords()
  const [isOpen, setIsOpen] = useState(false)
  const { timestamp, direction, kind, label, durationMs } = entry
  return (
    <details className={ROW} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={HEAD}>
        <time dateTime={new Date(timestamp).toISOString()} className="text-muted">
          {clockTime(timestamp)}
        </time>
        <span className={clsx('font-semibold', COLOURS[kind])}>
          <span aria-hidden>{ARROWS[direction]} </span>
          <span className="sr-only">{copy.directions[direction]} </span>
          {copy.kindOf[kind]}
        </span>
        <span className={LABEL}>{label}</span>
        {durationMs !== undefined && <span className={DURATION}>{durationMs} ms</span>}
      </summary>
      {isOpen && (entry.exchange ? <HttpDetails exchange={entry.exchange} /> : <Inside entry={entry} />)}
    </details>
  )
})

function Inside({ entry }: { entry: TimelineEntry }) {
  const copy = useTimelineWords()
  const { direction, kind, data } = entry
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
        <PinButton entry={entry} />
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

const ROW = 'border-b border-line font-mono text-tool'
const HEAD = '-outline-offset-2 flex min-h-8 cursor-pointer flex-wrap items-center gap-x-2 py-1 pointer-coarse:min-h-11'
const LABEL = 'min-w-0 break-all'
const DURATION = 'ml-auto text-muted'
const ARROWS = { out: '→', in: '←' } as const
const COLOURS = {
  request: 'text-root',
  answer: 'text-ok',
  error: 'text-danger',
  notification: 'text-fifth',
  http: 'text-muted',
} as const
