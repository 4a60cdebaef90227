import { type Newest, type Unnumbered, withNewest } from '../../log/newest.ts'
import { isRecord } from '../../wire/mcp-tool.ts'
import type { HttpExchange } from '../http-exchange.ts'
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
  /** Of `kind: 'http'` and of those of its failures, the exchange. */
  readonly exchange?: HttpExchange
  readonly characters: number
}

export type Timeline = Newest<TimelineEntry> & {
  /** Questions that wait for their answer, by direction and id. */
  readonly open: ReadonlyMap<string, Question>
}

type Question = { readonly method: string; readonly timestamp: number }

export type PassedAt = { readonly passed: Passed; readonly timestamp: number }

export const EMPTY_TIMELINE: Timeline = { entries: [], written: 0, characters: 0, open: new Map() }

/** The timeline with what has just passed; the oldest entries go where there would be too many. */
export function withPassed(
  before: Timeline,
  all: readonly PassedAt[],
  limits?: Parameters<typeof withNewest>[2],
): Timeline {
  const open = new Map(before.open)
  const added = all.map(({ passed, timestamp }): Unnumbered<TimelineEntry> => {
    const entry = entryOf(open, passed, timestamp)
    return { ...entry, timestamp, characters: JSON.stringify(entry.data).length }
  })
  for (const waiting of open.keys()) {
    if (open.size <= MAX_OPEN) break
    open.delete(waiting)
  }
  return { ...withNewest(before, added, limits), open }
}

type Entry = Omit<TimelineEntry, 'number' | 'timestamp' | 'characters'>

/** What passed as an entry; what it asks is added to what waits for an answer, what it answers taken away. */
function entryOf(open: Map<string, Question>, passed: Passed, timestamp: number): Entry {
  if (passed.kind === 'http') {
    const { kind: _, ...exchange } = passed
    const { method, address, status, durationMs } = exchange
    const isBad = status === null || status >= 400
    const label = `${method} ${address} ${status ?? 'no answer'}`
    const kind = isBad ? 'error' : 'http'
    return { direction: 'out', kind, label, durationMs, data: exchange, exchange }
  }
  const direction = passed.kind === 'sent' ? 'out' : 'in'
  const message: Record<string, unknown> = { ...passed.message }
  const { method, id } = message
  if (typeof method === 'string') {
    if (id !== undefined) open.set(`${direction} ${idOf(id)}`, { method, timestamp })
    return { direction, kind: id === undefined ? 'notification' : 'request', label: method, data: message }
  }
  const asked = `${direction === 'out' ? 'in' : 'out'} ${idOf(id)}`
  const question = open.get(asked)
  open.delete(asked)
  const failed = 'error' in message || (isRecord(message['result']) && message['result']['isError'] === true)
  return {
    direction,
    kind: failed ? 'error' : 'answer',
    label: question?.method ?? idOf(id),
    ...(question && { durationMs: timestamp - question.timestamp }),
    data: message,
  }
}

const idOf = (id: unknown): string => (typeof id === 'string' ? id : JSON.stringify(id ?? null))

/** A question that was cancelled is never answered. */
const MAX_OPEN = 1000
