import type { Pool, PoolClient } from 'pg'
import { currentTrace } from '../../platform/tracing/current-trace.ts'

/**
 * Gives saves to the queue as if they had just come; `asked` ones, which a person waits for, to its front, `free` ones
 * without another use of the month's analyses. Anyone who calls has looked at the allowance, under its lock.
 */
export async function queueAgain(
  client: Pool | PoolClient,
  saveIds: readonly string[],
  { isAsked = false, isFree = false }: { readonly isAsked?: boolean; readonly isFree?: boolean } = {},
): Promise<void> {
  await client.query(QUEUE, [saveIds, isAsked, currentTrace() ?? null, isFree])
}

const QUEUE = `update kvint.saves set state = 'waiting', problem = null, queued_at = case when $4 then queued_at else now() end, run_at = now(),
  attempts = 0, breaks = 0, trace = $3, progress = 0, is_cancel_asked = false, turn = case when $2 then 0 else -1 end where id = any($1)`
