import { isRecord } from '../../mcp/tool/mcp-tool.ts'
import type { Passed } from '../traced-transport.ts'

export type TimelineKind = 'request' | 'answer' | 'error' | 'notification' | 'http'

export type TimelineEntry = {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly direction: 'out' | 'in'
  readonly kind: TimelineKind
  /** The method that is asked, told or answered. */
  readonly label: string
  /** Of an answer, since its question; of a request of HTTP, until the head of its answer. */
  readonly durationMs?: number
  readonly data: unknown
}

export type Timeline = {
  readonly entries: readonly TimelineEntry[]
  /** How many there have been since it was cleared, dropped ones included. */
  readonly written: number
  /** Questions that wait for their answer, by direction and id. */
  readonly open: Readonly<Record<string, { readonly method: string; readonly timestamp: number }>>
}

export const EMPTY_TIMELINE: Timeline = { entries: [], written: 0, open: {} }

/** The timeline with what has just passed; the oldest entries go where there would be more than `limit`. */
export function withPassed(before: Timeline, passed: Passed, timestamp: number, limit = MAX_ENTRIES): Timeline {
  const { entry, open } = read(before.open, passed, timestamp)
  const number = before.written + 1
  const { entries } = before
  const kept = entries.length >= limit ? entries.slice(entries.length - limit + 1) : entries
  return { entries: [...kept, { ...entry, number, timestamp }], written: number, open }
}

type Read = { readonly entry: Omit<TimelineEntry, 'number' | 'timestamp'>; readonly open: Timeline['open'] }

function read(open: Timeline['open'], passed: Passed, timestamp: number): Read {
  if (passed.kind === 'http') {
    const { method, address, status, durationMs } = passed
    const isBad = status === null || status >= 400
    const label = `${method} ${address} ${status ?? 'no answer'}`
    return { entry: { direction: 'out', kind: isBad ? 'error' : 'http', label, durationMs, data: passed }, open }
  }
  const direction = passed.kind === 'sent' ? 'out' : 'in'
  const message: Record<string, unknown> = { ...passed.message }
  const { method, id } = message
  if (typeof method === 'string') {
    const entry = {
      direction,
      kind: id === undefined ? 'notification' : 'request',
      label: method,
      data: message,
    } as const
    return { entry, open: id === undefined ? open : { ...open, [`${direction} ${idOf(id)}`]: { method, timestamp } } }
  }
  const { [`${direction === 'out' ? 'in' : 'out'} ${idOf(id)}`]: question, ...still } = open
  const failed = 'error' in message || (isRecord(message['result']) && message['result']['isError'] === true)
  const entry = {
    direction,
    kind: failed ? 'error' : 'answer',
    label: question?.method ?? idOf(id),
    ...(question && { durationMs: timestamp - question.timestamp }),
    data: message,
  } as const
  return { entry, open: still }
}

const idOf = (id: unknown): string => (typeof id === 'string' ? id : JSON.stringify(id ?? null))

const MAX_ENTRIES = 5000
