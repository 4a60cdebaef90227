import type { FastifyBaseLogger } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import * as z from 'zod/mini'

/** Tells of committed changes of saves, whichever server made them. */
export type SaveChanges = {
  readonly subscribe: (listener: (change: SaveChange | 'missed') => void) => () => void
  readonly close: () => void
}

export type SaveChange = z.infer<typeof changeSchema>

/**
 * One connection listens. While it is away changes are lost: when it is back, `missed` tells everybody to look at the
 * table itself.
 */
export async function listenForSaveChanges(pool: Pool, log: FastifyBaseLogger): Promise<SaveChanges> {
  const listeners = new Set<(change: SaveChange | 'missed') => void>()
  const tell = (change: SaveChange | 'missed') => {
    for (const listener of listeners) listener(change)
  }
  let client: PoolClient | undefined
  const closing = new AbortController()

  async function connect(): Promise<void> {
    const fresh = await pool.connect()
    if (closing.signal.aborted) return fresh.release(true)
    client = fresh
    fresh.once('end', () => void reconnect())
    fresh.on('notification', ({ payload = '' }) => tell(changeSchema.parse(JSON.parse(payload))))
    await fresh.query('listen kvint_saves')
  }
  async function reconnect(): Promise<void> {
    client?.release(true)
    client = undefined
    for (let delayMs = 100; !closing.signal.aborted; delayMs = Math.min(delayMs * 2, 5_000)) {
      try {
        await connect()
        return tell('missed')
      } catch (error) {
        log.warn(error, 'The database cannot be listened to now')
        await new Promise((resolve) => setTimeout(resolve, delayMs))
      }
    }
  }

  await connect()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      closing.abort()
      client?.removeAllListeners('end')
      client?.release(true)
      client = undefined
    },
  }
}

const changeSchema = z.object({
  userId: z.string(),
  saveId: z.string(),
  projectId: z.string(),
  state: z.string(),
})
