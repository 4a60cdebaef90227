export type LogEntry<Type extends string> = {
  readonly number: number
  readonly type: Type
  readonly message: string
  readonly data?: unknown
  /** Milliseconds since 1970. */
  readonly timestamp: number
}

export type Log<Type extends string> = {
  readonly entries: readonly LogEntry<Type>[]
  /** How many have been written since the log was cleared, dropped ones included. */
  readonly written: number
}

export const EMPTY_LOG: Log<never> = { entries: [], written: 0 }

/** The log with one more entry; the oldest go where there would be more than `limit`. */
export function withEntry<Type extends string>(
  { entries, written }: Log<Type>,
  entry: Omit<LogEntry<Type>, 'number'>,
  limit = MAX_ENTRIES,
): Log<Type> {
  const kept = entries.length >= limit ? entries.slice(entries.length - limit + 1) : entries
  return { entries: [...kept, { ...entry, number: written + 1 }], written: written + 1 }
}

const MAX_ENTRIES = 5000
