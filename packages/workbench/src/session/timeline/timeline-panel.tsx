import { useDeferredValue, useState, memo, useContext } from 'react'
import { useTimelineWords } from '../../copy/session.ts'
import { useMcpWords } from '../../copy/pages.ts'
import { Button, Choice, TextField, CopyButton } from '@kvint/ui'
import { LongList } from '../../log/long-list.tsx'
import { saveJson } from '../../save-json.ts'
import { matches, type TimelineFilter } from './matches.ts'
import { usePinWords } from './pins/copy/pins.ts'
import { usePins } from './pins/pins-store.ts'
import { ReplayContext, type Replay } from './replay-context.ts'
import type { Timeline, TimelineEntry } from './timeline.ts'
import { clsx } from 'clsx'
import { clockTime } from '../../log/clock-time.ts'
import { CopyCall } from '../../snippet/copy-call.tsx'
import { isRecord } from '../../wire/mcp-tool.ts'
import { HttpDetails } from './http-details.tsx'
import { PinButton } from './pins/pin-button.tsx'

/** Every message between page and server, with how long its answer took; to be searched, sent again, taken away. */
export function TimelinePanel({
  timeline,
  onClear,
  replay,
}: {
  timeline: Timeline
  onClear: () => void
  replay: Replay
}) {
  const copy = useTimelineWords()
  const mcpWords = useMcpWords()
  const [filter, setFilter] = useState<TimelineFilter>('all')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const pins = usePins()
  const pinWords = usePinWords()
  const shown =
    filter === 'all' && wanted === ''
      ? timeline.entries
      : timeline.entries.filter((one) => matches(one, filter, wanted))
  const dropped = timeline.written - timeline.entries.length
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label={copy.search}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 grow basis-48"
        />
        <Choice
          label={copy.kind}
          value={filter}
          options={FILTERS.map((name) => [name, copy.kinds[name]] as const)}
          onChoose={setFilter}
        />
        <Button size="tool" className="min-h-9" onClick={() => saveJson('mcp-timeline.json', shown.map(exported))}>
          {copy.export}
        </Button>
        <Button size="tool" className="min-h-9" onClick={onClear}>
          {copy.clear}
        </Button>
      </div>
      <p className="text-tool text-muted">
        {copy.shown(shown.length, timeline.entries.length)} {dropped > 0 && mcpWords.dropped(dropped)}
      </p>
      <ReplayContext value={replay}>
        {pins.length > 0 && (
          <section aria-label={pinWords.heading} className="rounded-control border border-line bg-sunken px-3 pt-2">
            <h3 className="text-tool font-semibold text-muted">{pinWords.heading}</h3>
            {pins.map((entry) => (
              <TimelineRow key={`${entry.timestamp} ${entry.number}`} entry={entry} />
            ))}
          </section>
        )}
        <section
          aria-label={copy.heading}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
          tabIndex={0}
          className={`${timeline.entries.length === 0 ? 'min-h-16' : 'h-96'} overflow-y-auto rounded-control border border-line bg-sunken p-3`}
        >
          {timeline.entries.length === 0 && <p className="text-tool text-muted">{copy.empty}</p>}
          <LongList entries={shown} rowPx={ROW_PX} Row={TimelineRow} />
        </section>
      </ReplayContext>
    </div>
  )
}

/** An entry as a file holds it. */
function exported({ number, timestamp, direction, kind, label, durationMs, data }: TimelineEntry): object {
  const time = new Date(timestamp).toISOString()
  return { number, time, direction, kind, label, ...(durationMs !== undefined && { durationMs }), data }
}

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

const FILTERS = ['all', 'request', 'answer', 'notification', 'error', 'http'] as const

/** Of an entry that is closed. */
const ROW_PX = 33

const TimelineRow = memo(function TimelineRow({ entry }: { entry: TimelineEntry }) {
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
