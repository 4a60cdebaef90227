import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { connectionSettings } from './connection-settings.ts'

export type Listening = {
  /** Whether the line stood when it was last asked, a few seconds ago at most. */
  isUp(): boolean
  close(): Promise<void>
}

/**
 * A connection of its own that listens on one channel of NOTIFY, opened again by itself whenever it breaks. It is asked for a
 * sign of life every few seconds: a network may forget a line without a word to either end. What was told while it was away
 * is lost to it: `again` is the moment to look at the tables.
 * @throws where the first connection cannot be made.
 * @example
 * const listening = await listen(connectionString, 'kvint_saves', { message: (payload) => … })
 */
export async function listen(
  connectionString: string,
  channel: string,
  on: {
    message: (payload: string) => void
    again?: () => void
    /** Told of each line that broke or could not be opened, and of what `message` and `again` threw; tries go on. */
    failed?: (error: unknown) => void
  },
  { beatMs = BEAT_MS }: { beatMs?: number } = {},
): Promise<Listening> {
  const closing = new AbortController()
  /** The driver takes a time for each question; its types do not say so. */
  const signOfLife = { text: 'select 1', query_timeout: beatMs }
  let isUp = true
  let client = await connect()

  async function connect(): Promise<Client> {
    const fresh = new Client(connectionSettings(connectionString))
    // Whatever happens to it, it ends, and that is heard below.
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => guarded(() => on.message(payload ?? '')))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      fresh.end().catch(() => {})
      throw error
    }
    const beat = setInterval(() => {
      // While a question has no answer, an end is no farewell: the line is cut.
      fresh.query(signOfLife).catch(() => fresh.end().catch(() => {}))
    }, beatMs)
    beat.unref()
    // Only one that stood is opened again by its end; one that could not be opened is tried again by the loop.
    fresh.once('end', () => {
      clearInterval(beat)
      void reconnect()
    })
    return fresh
  }

  async function reconnect(): Promise<void> {
    isUp = false
    if (!closing.signal.aborted) on.failed?.(new Error(`The line that listens on ${channel} broke.`))
    for (let delayMs = FIRST_DELAY_MS; !closing.signal.aborted; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
      await sleep(delayMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (closing.signal.aborted) return
      try {
        client = await connect()
      } catch (error) {
        on.failed?.(error)
        continue
      }
      isUp = true
      if (closing.signal.aborted) await client.end().catch(() => {})
      else guarded(() => on.again?.())
      return
    }
  }

  /** What a listener throws would else end the process. */
  function guarded(work: () => void): void {
    try {
      work()
    } catch (error) {
      on.failed?.(error)
    }
  }

  return {
    isUp: () => isUp,
    async close() {
      closing.abort()
      await Promise.race([client.end().catch(() => {}), sleep(FAREWELL_MS, undefined, { ref: false })])
    },
  }
}

/** A line that is dead is found in twice this time at most. */
const BEAT_MS = 3_000
const FAREWELL_MS = 1_000
const FIRST_DELAY_MS = 100
const LONGEST_DELAY_MS = 2_000
