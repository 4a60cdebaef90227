import { type ReactNode, memo } from 'react'
import { useMcpWords } from '../copy/pages.ts'
import { Panel } from '@kvint/ui'
import { LongList } from './long-list.tsx'
import type { Log, LogEntry } from './log.ts'
import { useFollowing } from './use-following.ts'
import { clsx } from 'clsx'
import { clockTime } from './clock-time.ts'

/** The entries in a panel of 96 units that scrolls; it follows the newest unless the reader has scrolled up. */
export function LogPanel<Type extends string>({
  title,
  log,
  empty,
  aside,
}: {
  title: string
  log: Log<Type>
  empty: string
  aside?: ReactNode
}) {
  const copy = useMcpWords()
  const { box, content, isFollowing } = useFollowing(log.entries.length === 0)
  const dropped = log.written - log.entries.length
  return (
    <Panel title={title} aside={aside}>
      <div
        ref={box}
        role="log"
        // What comes in elsewhere is no news to a reader who has scrolled up.
        aria-live={isFollowing ? 'polite' : 'off'}
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="h-96 overflow-y-auto rounded-control border border-line bg-sunken p-3 font-mono text-tool"
      >
        <div ref={content} className="bg-sunken">
          {log.entries.length === 0 && <p className="text-muted">{empty}</p>}
          {dropped > 0 && <p className="text-muted">{copy.dropped(dropped)}</p>}
          <LongList entries={log.entries} rowPx={LINE_PX} Row={LogLine} />
        </div>
      </div>
    </Panel>
  )
}

function LogData({ text }: { text: string }) {
  const copy = useMcpWords()
  const data = <pre className={DATA}>{text}</pre>
  if (text.length <= SHOWN_LENGTH) return data
  return (
    <details>
      <summary className={SUMMARY}>{copy.longData(text.length)}</summary>
      {data}
    </details>
  )
}

function colourOf(type: string): string {
  return clsx('font-semibold', COLOURS[type] ?? 'text-ink')
}

/** Of an entry without data. */
const LINE_PX = 27

/** One entry; long data waits to be opened. */
const LogLine = memo(function LogLine({ entry }: { entry: LogEntry<string> }) {
  return (
    <div className={LINE}>
      <p className="text-wrap">
        <time dateTime={new Date(entry.timestamp).toISOString()} className={MUTED}>
          {`[${clockTime(entry.timestamp)}]`}
        </time>{' '}
        <span className={colourOf(entry.type)}>{entry.type}</span> <span className="break-words">{entry.message}</span>
      </p>
      {entry.data !== undefined && <LogData text={entry.data} />}
    </div>
  )
})

const LINE = 'border-b border-line py-1'

const MUTED = 'text-muted'

const DATA = 'break-words whitespace-pre-wrap text-muted'

const SUMMARY = 'text-muted underline underline-offset-4'

const SHOWN_LENGTH = 2000

const COLOURS: Record<string, string> = {
  client: 'text-root',
  server: 'text-ok',
  system: 'text-muted',
  error: 'text-danger',
  info: 'text-fifth',
  success: 'text-ok',
  warning: 'text-root',
}
