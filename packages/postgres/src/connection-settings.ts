import type { ClientConfig } from 'pg'

/** How long a connection may take over what, in milliseconds. */
export type TimeLimits = {
  /** One statement, at the server. */
  readonly statementMs: number
  /** What a statement waits for a lock that another holds, at the server. */
  readonly lockMs: number
  /** A transaction that nothing is asked in: its client has died, and its locks go. */
  readonly idleInTransactionMs: number
}

/** What every connection of ours is opened with, so that no call waits for a line that no one answers on. */
const TIME_LIMITS: TimeLimits = { statementMs: 10_000, lockMs: 5_000, idleInTransactionMs: 60_000 }

/** How long a new connection may take until it can be asked. */
export const CONNECT_MS = 5_000

/**
 * Settings of the `pg` driver for an address. Through a transaction pooler the server's own limits cannot be set for a
 * connection: the driver's alone holds there.
 */
export function connectionSettings(
  connectionString: string,
  { limits = TIME_LIMITS, isPooled = false }: { limits?: TimeLimits | undefined; isPooled?: boolean | undefined } = {},
): ClientConfig {
  return {
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A line that a network has forgotten takes what is sent and answers nothing: the server's limit is never heard then.
    query_timeout: limits.statementMs + ANSWER_MS,
    ...(isPooled
      ? {}
      : {
          statement_timeout: limits.statementMs,
          lock_timeout: limits.lockMs,
          idle_in_transaction_session_timeout: limits.idleInTransactionMs,
        }),
  }
}

/** For the server's own refusal to arrive before ours. */
const ANSWER_MS = 2_000
