import { clsx } from 'clsx'
import { memo } from 'react'
import type { LogEntry } from './log.ts'

/** One entry; what is out of sight is not laid out. */
export const LogLine = memo(function LogLine({ entry }: { entry: LogEntry<string> }) {
  return (
    <div className="border-b border-line py-1 [contain-intrinsic-size:auto_44px] [content-visibility:auto]">
      <p>
        <time dateTime={new Date(entry.timestamp).toISOString()} className="text-muted">
          [{CLOCK.format(entry.timestamp)}]
        </time>{' '}
        <span className={clsx('font-semibold', COLOURS[entry.type] ?? 'text-ink')}>{entry.type}</span>{' '}
        <span className="break-words">{entry.message}</span>
      </p>
      {entry.data !== undefined && (
        <pre className="break-words whitespace-pre-wrap text-muted">{JSON.stringify(entry.data, null, 2)}</pre>
      )}
    </div>
  )
})

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})
const COLOURS: Record<string, string> = {
  client: 'text-root',
  server: 'text-ok',
  system: 'text-muted',
  error: 'text-danger',
  info: 'text-fifth',
  success: 'text-ok',
  warning: 'text-root',
}
