import { Pool } from 'pg'

/**
 * A pool whose lost connections do not end the process. `pool.on('error')` alone is not enough: a client that is checked out
 * and loses its connection between two queries emits `error` on itself.
 */
export function openPool(
  connectionString: string,
  options: { size?: number; onError?: (error: Error) => void } = {},
): Pool {
  const onError = options.onError ?? (() => {})
  const pool = new Pool({ connectionString, max: options.size ?? 10, connectionTimeoutMillis: 5000 })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
