import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export type Listening = { close(): Promise<void> }

/**
 * A connection of its own that listens on one channel of NOTIFY, opened again by itself whenever it breaks. What was told
 * while it was away is lost to it: `again` is the moment to look at the tables.
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
    /** Told of each try that failed; tries go on. */
    failed?: (error: unknown) => void
  },
): Promise<Listening> {
  const closing = new AbortController()
  let client = await connect()

  async function connect(): Promise<Client> {
    const fresh = new Client({ connectionString })
    // Whatever happens to it, it ends, and that is heard below.
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => on.message(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      await fresh.end().catch(() => {})
      throw error
    }
    // Only one that stood is opened again by its end; one that could not be opened is tried again by the loop.
    fresh.once('end', () => void reconnect())
    return fresh
  }

  async function reconnect(): Promise<void> {
    for (let delayMs = FIRST_DELAY_MS; !closing.signal.aborted; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
      await sleep(delayMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (closing.signal.aborted) return
      try {
        client = await connect()
      } catch (error) {
        on.failed?.(error)
        continue
      }
      if (closing.signal.aborted) await client.end().catch(() => {})
      else on.again?.()
      return
    }
  }

  return {
    async close() {
      closing.abort()
      await client.end().catch(() => {})
    },
  }
}

const FIRST_DELAY_MS = 100
const LONGEST_DELAY_MS = 5000
