import { useDeferredValue, useState } from 'react'
import { useTimelineWords } from '../../copy/session.ts'
import { useMcpWords } from '../../copy/pages.ts'
import { Button, Choice, TextField } from '@kvint/ui'
import { LongList } from '../../log/long-list.tsx'
import { saveJson } from '../../save-json.ts'
import { matches, type TimelineFilter } from './matches.ts'
import { usePinWords } from './pins/copy/pins.ts'
import { usePins } from './pins/pins-store.ts'
import { ReplayContext, type Replay } from './replay-context.ts'
import type { Timeline, TimelineEntry } from './timeline.ts'
import { TimelineRow } from './timeline-row.tsx'

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

const FILTERS = ['all', 'request', 'answer', 'notification', 'error', 'http'] as const
/** Of an entry that is closed. */
const ROW_PX = 33
