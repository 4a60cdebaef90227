import { clsx } from 'clsx'
import { memo } from 'react'
import { mcpEn as copy } from '../copy/pages.ts'
import { clockTime } from './clock-time.ts'
import type { FlyingRow } from './flight.ts'
import type { LogEntry } from './log.ts'
import { made } from './made.ts'
import { wrappedLines } from './wrapped-lines.ts'

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

/** The same as it flies by. */
export function flyingLogLine(): FlyingRow<LogEntry<string>> {
  const [element, head, time, type, message] = [
    made('div', LINE),
    made('p', 'text-wrap'),
    made('span', MUTED),
    made('span', ''),
    made('span', 'break-words'),
  ]
  const [data, closed, summary] = [made('pre', DATA), made('details', ''), made('summary', SUMMARY)]
  head.append(time, ' ', type, ' ', message)
  closed.append(summary)
  element.append(head, data, closed)
  return {
    element,
    write: (entry) => {
      time.textContent = `[${clockTime(entry.timestamp)}]`
      type.textContent = entry.type
      type.className = colourOf(entry.type)
      message.textContent = entry.message
      const isLong = entry.data !== undefined && entry.data.length > SHOWN_LENGTH
      data.textContent = isLong ? '' : (entry.data ?? '')
      summary.textContent = isLong ? copy.longData(entry.data.length) : ''
      data.hidden = isLong || entry.data === undefined
      closed.hidden = !isLong
    },
  }
}

/** The same as bare text, without what waits to be opened. */
export function logLineText({ timestamp, type, message, data }: LogEntry<string>): string {
  const head = `[${clockTime(timestamp)}] ${type} ${message}`
  if (data === undefined) return head
  return `${head}\n${data.length <= SHOWN_LENGTH ? data : copy.longData(data.length)}`
}

/** How high it is in a list as wide as this. */
export function logLinePx({ type, message, data }: LogEntry<string>, widthPx: number): number {
  const columns = Math.max(1, Math.floor(widthPx / LETTER_PX))
  const head = wrappedLines(`[00:00:00.000] ${type} ${message}`, columns)
  if (data === undefined) return PADDING_PX + head * LINE_PX
  return PADDING_PX + (head + (data.length <= SHOWN_LENGTH ? wrappedLines(data, columns) : 1)) * LINE_PX
}

function LogData({ text }: { text: string }) {
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
/** Of the letters of one width at this size. */
const LETTER_PX = 7.8
const LINE_PX = 18.1875
const PADDING_PX = 9
const COLOURS: Record<string, string> = {
  client: 'text-root',
  server: 'text-ok',
  system: 'text-muted',
  error: 'text-danger',
  info: 'text-fifth',
  success: 'text-ok',
  warning: 'text-root',
}
