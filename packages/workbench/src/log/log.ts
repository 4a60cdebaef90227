import type { Newest } from './newest.ts'

export type LogEntry<Type extends string> = {
  readonly number: number
  readonly type: Type
  readonly message: string
  /** What came with it, as JSON. */
  readonly data?: string
  readonly characters: number
  /** Milliseconds since 1970. */
  readonly timestamp: number
}

export type Log<Type extends string> = Newest<LogEntry<Type>>

export const EMPTY_LOG: Log<never> = { entries: [], written: 0, characters: 0 }

/** The log as a file holds it. */
export function exportedLog(log: Log<string>): object[] {
  return log.entries.map(({ number, timestamp, type, message, data }) => ({
    number,
    time: new Date(timestamp).toISOString(),
    type,
    message,
    ...(data !== undefined && { data: JSON.parse(data) as unknown }),
  }))
}
