import { ALLOWANCES, STORAGE, type StorageLimits } from '@kvint/contract'
import type { PoolClient } from 'pg'
import type { Bearer } from '../../platform/callers/bearer.ts'
import type { Profiles } from '../../people/accounts/profiles.ts'

type Owner = Pick<Bearer, 'sub'>

/** What the plan of an account allows: analyses each month, and what is kept. */
export type PlanLimits = { readonly analyses: number; readonly storage: StorageLimits }
export type LimitsOf = (owner: Owner) => Promise<PlanLimits>

export function limitsBy(profiles: Profiles): LimitsOf {
  return async ({ sub }) => {
    const { planId } = await profiles.of({ sub, role: 'authenticated', exp: 0 })
    return {
      analyses: ALLOWANCES[planId] ?? ALLOWANCES['free'] ?? 0,
      storage: STORAGE[planId] ?? STORAGE['free'] ?? NOTHING,
    }
  }
}

/** One piece of work at a time with what an account has used: two uploads at once do not share the last analysis. */
export async function lockAccount(client: PoolClient, { sub }: Owner): Promise<void> {
  await client.query(LOCK, [sub])
}

/** What of this month's analyses is used, as the client’s role sees it: those queued this month that had, have or will have a report. */
export async function usedThisMonth(client: PoolClient, { sub }: Owner): Promise<number> {
  return (await client.query<{ used: number }>(USED, [sub])).rows[0]?.used ?? 0
}

export function heldBecause(allowance: number): string {
  return `This month’s ${allowance} analyses are used. The set is kept and is analysed by itself when the next month begins, or at once with a larger plan. Until then, read it in your browser, where there is no limit.`
}

const LOCK = `select pg_advisory_xact_lock(hashtextextended('kvint.saves ' || $1, 0))`
const USED = `select count(*)::int + kvint.used_before($1) as used from kvint.analysis_uses
  where user_id = $1 and queued_at >= date_trunc('month', now())`
const NOTHING: StorageLimits = { bytes: 0, sets: 0 }
