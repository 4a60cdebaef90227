import { clsx } from 'clsx'
import { memo } from 'react'
import { mcpEn as copy } from '../../../copy/en/mcp.ts'
import { clockTime } from './clock-time.ts'
import type { LogEntry } from './log.ts'

/** One entry; long data waits to be opened. */
export const LogLine = memo(function LogLine({ entry }: { entry: LogEntry<string> }) {
  return (
    <div className="border-b border-line py-1">
      <p className="text-wrap">
        <time dateTime={new Date(entry.timestamp).toISOString()} className="text-muted">
          [{clockTime(entry.timestamp)}]
        </time>{' '}
        <span className={clsx('font-semibold', COLOURS[entry.type] ?? 'text-ink')}>{entry.type}</span>{' '}
        <span className="break-words">{entry.message}</span>
      </p>
      {entry.data !== undefined && <LogData text={entry.data} />}
    </div>
  )
})

/** The same as bare text, without what waits to be opened. */
export function logLineText({ timestamp, type, message, data }: LogEntry<string>): string {
  const head = `[${clockTime(timestamp)}] ${type} ${message}`
  if (data === undefined) return head
  return `${head}\n${data.length <= SHOWN_LENGTH ? data : copy.longData(data.length)}`
}

/** How high it is, where no line is too long for its panel. */
export function logLinePx({ data = '' }: LogEntry<string>): number {
  let lines = data === '' ? 1 : 2
  if (data.length <= SHOWN_LENGTH) for (let at = data.indexOf('\n'); at !== -1; at = data.indexOf('\n', at + 1)) lines++
  return PADDING_PX + lines * LINE_PX
}

function LogData({ text }: { text: string }) {
  const data = <pre className="break-words whitespace-pre-wrap text-muted">{text}</pre>
  if (text.length <= SHOWN_LENGTH) return data
  return (
    <details>
      <summary className="text-muted underline underline-offset-4">{copy.longData(text.length)}</summary>
      {data}
    </details>
  )
}

const SHOWN_LENGTH = 2000
const LINE_PX = 18
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
