import { listen } from '@kvint/postgres'
import type { FastifyBaseLogger } from 'fastify'
import type { Count } from '../../platform/metrics/count.ts'
import * as z from 'zod/mini'

/** Tells of committed changes of saves, whichever server made them. */
export type SaveChanges = {
  readonly subscribe: (listener: (change: SaveChange | 'missed') => void) => () => void
  /** Whether the line stands. */
  readonly isUp: () => boolean
  readonly close: () => Promise<void>
}

export type SaveChange = z.infer<typeof changeSchema>

/**
 * One connection listens. While it is away changes are lost: when it is back, `missed` tells everybody to look at the
 * table itself.
 */
export async function listenForSaveChanges(
  connectionString: string,
  log: FastifyBaseLogger,
  count: Count = () => undefined,
): Promise<SaveChanges> {
  const listeners = new Set<(change: SaveChange | 'missed') => void>()
  const tell = (change: SaveChange | 'missed') => {
    for (const listener of listeners) listener(change)
  }
  const listening = await listen(connectionString, 'kvint_saves', {
    message: (payload) => tell(changeSchema.parse(JSON.parse(payload))),
    again: () => tell('missed'),
    failed: (error) => {
      count('part_failures_total', 'listener')
      log.warn(error, 'The database cannot be listened to now')
    },
  })
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isUp: () => listening.isUp(),
    close: () => listening.close(),
  }
}

const changeSchema = z.object({
  userId: z.string(),
  saveId: z.string(),
  projectId: z.string(),
  state: z.string(),
})
