import { type ApiProfile, isEntitled, type Standing, standingOf } from '@kvint/contract'
import type { Pool } from 'pg'
import type { Columns } from '../../platform/database/columns.ts'
import { asCaller } from '../../platform/database/as-caller.ts'
import { readAsCaller } from '../../platform/database/read-as-caller.ts'
import type { Bearer } from '../../platform/callers/bearer.ts'
import { SPEAKING_SUBSCRIPTION, subscriptionFacts, type SubscriptionRow } from './subscription-facts.ts'

/** The profile rows, read and made under row-level security as the person who calls. */
export type Profiles = {
  /** Her row; made on the first call where the sign-in did not. */
  readonly of: (bearer: Bearer) => Promise<Profile>
}

export type Profile = ApiProfile & {
  readonly standing: Standing
  readonly subscriptionStatus: string
  /** Of the catalogue: whose allowance counts. */
  readonly planId: string
}

export function profilesIn(pool: Pool): Profiles {
  return {
    async of(bearer) {
      const [found] = await readAsCaller<Row>(pool, bearer, SELECT_PROFILE, [bearer.sub])
      if (found) return toProfile(found)
      const made = await asCaller(pool, bearer, async (client) => {
        await client.query(INSERT, firstRow(bearer))
        return (await client.query<Row>(SELECT_PROFILE, [bearer.sub])).rows[0]
      })
      if (!made) throw new Error('The profile row was neither found nor made.')
      return toProfile(made)
    },
  }
}

type Row = Columns<'public.users', 'supabase_id' | 'username' | 'email' | 'role' | 'subscription_status'> & {
  analyses_this_month: number
  projects_analyzed: number
} & ({ status: null } | SubscriptionRow)

/** The row; what is kept in the account (this month’s analyses, projects with a report); what was bought. */
export const SELECT_PROFILE = `select u.supabase_id, u.username, u.email, u.role, u.subscription_status,
    used.analyses_this_month, kept.projects_analyzed,
    s.plan_id, s.status, s.period_ends_at, s.cancels_at, s.past_due_since, s.last_event_at
  from public.users u left join lateral (${SPEAKING_SUBSCRIPTION}) s on true, lateral (
    select count(distinct s.project_id) filter (where s.state = 'done')::int as projects_analyzed
    from kvint.saves s where s.user_id = $1
  ) kept, lateral (
    select count(*)::int + kvint.used_before($1) as analyses_this_month
    from kvint.analysis_uses a where a.user_id = $1 and a.queued_at >= date_trunc('month', now())
  ) used
  where u.supabase_id = $1`
const INSERT = `insert into public.users (supabase_id, username, first_name, last_name, picture_url)
  values ($1, $2, $3, $4, $5) on conflict (supabase_id) do nothing`

/** Username from the address, names from `full_name` (first word, then the rest), picture from `avatar_url`. */
function firstRow({ sub, email, user_metadata: metadata }: Bearer): (string | null)[] {
  const [firstName = '', ...lastName] = text(metadata?.['full_name']).trim().split(/\s+/)
  const username = email?.split('@')[0] || `user_${sub.slice(0, 8)}`
  return [sub, username, firstName, lastName.join(' '), text(metadata?.['avatar_url']) || null]
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Somebody whom we made PREMIUM by hand stands so without paying for it. */
function standingIn(row: Row): Standing {
  const isGranted = row.role === 'PREMIUM' && (row.status === null || row.subscription_status === 'NONE')
  return isGranted
    ? { kind: 'granted' }
    : standingOf(row.status === null ? undefined : subscriptionFacts(row), new Date())
}

/** Of the catalogue: the plan that holds now. */
function planOf(standing: Standing): string {
  if (standing.kind === 'granted') return 'granted'
  return isEntitled(standing) && 'planId' in standing ? standing.planId : 'free'
}

/** `PAST_DUE` stands there only during the grace of a payment that failed. */
const ENTITLED: readonly string[] = ['ACTIVE', 'TRIALING', 'PAST_DUE']

function toProfile(row: Row): Profile {
  const standing = standingIn(row)
  return {
    standing,
    usage: { analysesThisMonth: row.analyses_this_month, projectsAnalyzed: row.projects_analyzed },
    id: row.supabase_id,
    supabaseId: row.supabase_id,
    username: row.username,
    email: row.email,
    role: row.role,
    subscriptionStatus: row.subscription_status,
    hasActiveSubscription: ENTITLED.includes(row.subscription_status),
    planId: planOf(standing),
  }
}
