import type { ApiProfile } from '@kvint/contract'
import type { Pool } from 'pg'
import { asCaller } from '../database/as-caller.ts'
import type { Bearer } from './bearer.ts'

/** The profile rows, read and made under row-level security as the person who calls. */
export type Profiles = {
  /** Her row; made on the first call where the sign-in did not. */
  readonly of: (bearer: Bearer) => Promise<Profile>
}

export type Profile = ApiProfile & {
  readonly subscriptionStatus: string
  /** Of the catalogue: whose allowance counts. */
  readonly planId: string
}

export function profilesIn(pool: Pool): Profiles {
  return {
    of: (bearer) =>
      asCaller(pool, bearer, async (client) => {
        const found = await client.query<Row>(SELECT, [bearer.sub])
        const row = found.rows[0] ?? (await client.query<Row>(INSERT, firstRow(bearer))).rows[0]
        if (!row) throw new Error('The profile row was neither found nor made.')
        const usage = (await client.query<Usage>(USAGE)).rows[0] ?? { analysesThisMonth: 0, projectsAnalyzed: 0 }
        const plan = (await client.query<{ plan_id: string }>(PLAN)).rows[0]?.plan_id
        return { ...toProfile(row, usage), planId: planOf(row, plan) }
      }),
  }
}

type Usage = NonNullable<ApiProfile['usage']>
type Row = { supabase_id: string; username: string; email: string; role: string; subscription_status: string }

const COLUMNS = 'supabase_id, username, email, role, subscription_status'
const SELECT = `select ${COLUMNS} from public.users where supabase_id = $1`
/** What is kept in the account: the saves of this month, and the projects with a report. */
const USAGE = `select
  count(*) filter (where created_at >= date_trunc('month', now()))::int as "analysesThisMonth",
  count(distinct project_id) filter (where state = 'done')::int as "projectsAnalyzed"
  from kvint.saves`
const PLAN = `select plan_id from kvint.subscriptions where status in ('trialing', 'active', 'past_due')
  order by last_event_at desc limit 1`
const INSERT = `insert into public.users (supabase_id, username, first_name, last_name, picture_url)
  values ($1, $2, $3, $4, $5)
  on conflict (supabase_id) do update set supabase_id = excluded.supabase_id returning ${COLUMNS}`

/** Username from the address, names from `full_name` (first word, then the rest), picture from `avatar_url`. */
function firstRow({ sub, email, user_metadata: metadata }: Bearer): (string | null)[] {
  const [firstName = '', ...lastName] = text(metadata?.['full_name']).trim().split(/\s+/)
  const username = email?.split('@')[0] || `user_${sub.slice(0, 8)}`
  return [sub, username, firstName, lastName.join(' '), text(metadata?.['avatar_url']) || null]
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Somebody whom we made PREMIUM by hand has the premium plan without paying for it. */
function planOf(row: Row, bought: string | undefined): string {
  if (row.role !== 'PREMIUM') return 'free'
  return bought ?? 'premium_monthly'
}

function toProfile(row: Row, usage: Usage): Omit<Profile, 'planId'> {
  return {
    usage,
    id: row.supabase_id,
    supabaseId: row.supabase_id,
    username: row.username,
    email: row.email,
    role: row.role,
    subscriptionStatus: row.subscription_status,
    hasActiveSubscription: row.subscription_status === 'ACTIVE' || row.subscription_status === 'TRIALING',
  }
}
