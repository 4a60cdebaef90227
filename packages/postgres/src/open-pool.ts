import { Pool, type PoolConfig } from 'pg'
import { connectionSettings, type TimeLimits } from './connection-settings.ts'

/**
 * A pool whose lost connections do not end the process, and whose statements end in time. `pool.on('error')` alone is not
 * enough: a client that is checked out and loses its connection between two queries emits `error` on itself.
 *
 * @example const pool = openPool('postgres://localhost/kvint', { size: 10 })
 */
export function openPool(
  connectionString: string,
  options: {
    size?: number
    /** Statements that are not awaited one by one travel together; each still waits its turn on the server. */
    isPipelined?: boolean
    /** The address is one of a pooler that gives a connection for one transaction only. */
    isPooled?: boolean
    limits?: TimeLimits
    onError?: (error: Error) => void
  } = {},
): Pool {
  const onError = options.onError ?? (() => {})
  const settings: PoolConfig & { pipeline?: boolean } = {
    ...connectionSettings(connectionString, options),
    max: options.size ?? 10,
    pipeline: options.isPipelined ?? false,
  }
  const pool = new Pool(settings)
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
