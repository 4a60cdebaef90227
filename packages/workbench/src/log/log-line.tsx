import { clsx } from 'clsx'
import { memo } from 'react'
import { useMcpWords } from '../copy/pages.ts'
import { clockTime } from './clock-time.ts'
import type { LogEntry } from './log.ts'

/** One entry; long data waits to be opened. */
export const LogLine = memo(function LogLine({ entry }: { entry: LogEntry<string> }) {
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
