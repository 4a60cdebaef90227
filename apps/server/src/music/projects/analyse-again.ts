import { type KeptSave, KvintError } from '@kvint/contract'
import { isOfEarlierAnalysis } from '@kvint/insights/analysis-version'
import type { Pool, PoolClient } from 'pg'
import type { Columns } from '../../platform/database/columns.ts'
import { asCaller } from '../../platform/database/as-caller.ts'
import { type LimitsOf, heldBecause, lockAccount, usedThisMonth } from './allowance.ts'
import type { Caller } from './kept-projects.ts'
import { queueAgain } from './queue-again.ts'
import { SAVE_JSON } from './project-rows.ts'

type KeptState = Columns<'kvint.saves', 'state'> & { readonly analysis: number | null }

/** Sets that stand still, given to the queue: by their owner, or because there is room for them again. */
export type AnalyseAgain = {
  /**
   * One whose report an earlier version made counts for no month's analyses.
   *
   * @throws KvintError `not-found`, `conflict` where there is a report of today's analysis or one on its way, `limit-reached`
   */
  readonly one: (caller: Caller, projectId: string, saveId: string) => Promise<KeptSave>
  /** Held sets of all accounts that have analyses left, the oldest first. */
  readonly held: () => Promise<void>
}

export function analyseAgainIn(pool: Pool, limitsOf: LimitsOf): AnalyseAgain {
  return {
    async one(caller, projectId, saveId) {
      const { analyses: allowance } = await limitsOf(caller)
      return await asCaller(pool, caller, async (client) => {
        await lockAccount(client, caller)
        const kept = (await client.query<KeptState>(STATE, [saveId, projectId])).rows[0]
        if (!kept) throw new KvintError('not-found', 'There is no such save in your account.')
        const isOlder = kept.state === 'done' && isOfEarlierAnalysis({ analysis: kept.analysis ?? undefined })
        if (!isOlder && !['held', 'failed', 'parked', 'cancelled'].includes(kept.state))
          throw new KvintError(
            'conflict',
            'This save already has a report, or is being analysed. There is nothing to retry.',
          )
        if (!isOlder && (await usedThisMonth(client, caller)) >= allowance)
          throw new KvintError('limit-reached', heldBecause(allowance))
        await queueAgain(client, [saveId], { isAsked: true, isFree: isOlder })
        const save = (await client.query<{ save: KeptSave }>(SELECT, [saveId])).rows[0]?.save
        if (!save) throw new Error('The save was queued but cannot be found.')
        return save
      })
    },
    async held() {
      const { rows } = await pool.query<Caller>(WITH_HELD)
      for (const owner of rows) {
        const { analyses: allowance } = await limitsOf(owner)
        await asCaller(pool, owner, (client) => releaseUpTo(client, owner, allowance))
      }
    },
  }
}

async function releaseUpTo(client: PoolClient, owner: Caller, allowance: number): Promise<void> {
  await lockAccount(client, owner)
  const free = Math.min(allowance - (await usedThisMonth(client, owner)), MOST_AT_ONCE)
  if (free <= 0) return
  const { rows } = await client.query<Columns<'kvint.saves', 'id'>>(OLDEST_HELD, [free])
  await queueAgain(
    client,
    rows.map(({ id }) => id),
  )
}

const MOST_AT_ONCE = 100
const STATE = `select state, (report ->> 'analysis')::int as analysis from kvint.saves where id = $1 and project_id = $2`
const SELECT = `select ${SAVE_JSON} as save from kvint.saves s where s.id = $1`
const WITH_HELD = `select distinct user_id as sub from kvint.saves where state = 'held'`
const OLDEST_HELD = `select id from kvint.saves where state = 'held' order by created_at limit $1`
