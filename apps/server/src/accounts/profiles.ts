import type { ApiProfile } from '@kvint/contract'
import type { Pool } from 'pg'
import type { Bearer } from './bearer.ts'

/** The profile rows, read and made under row-level security as the person who calls. */
export type Profiles = {
  /** Her row; made on the first call where the sign-in did not. */
  readonly of: (bearer: Bearer) => Promise<Profile>
}

export type Profile = Omit<ApiProfile, 'usage'> & { readonly subscriptionStatus: string }

export function profilesIn(pool: Pool): Profiles {
  return {
    async of(bearer) {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query('begin')
        await client.query(
          `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
          [JSON.stringify(bearer)],
        )
        const found = await client.query<Row>(SELECT, [bearer.sub])
        const row = found.rows[0] ?? (await client.query<Row>(INSERT, firstRow(bearer))).rows[0]
        await client.query('commit')
        if (!row) throw new Error('The profile row was neither found nor made.')
        return toProfile(row)
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => (broken = failure))
        throw error
      } finally {
        client.release(broken)
      }
    },
  }
}

type Row = { supabase_id: string; username: string; email: string; role: string; subscription_status: string }

const COLUMNS = 'supabase_id, username, email, role, subscription_status'
const SELECT = `select ${COLUMNS} from public.users where supabase_id = $1`
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

function toProfile(row: Row): Profile {
  return {
    id: row.supabase_id,
    supabaseId: row.supabase_id,
    username: row.username,
    email: row.email,
    role: row.role,
    subscriptionStatus: row.subscription_status,
    hasActiveSubscription: row.subscription_status === 'ACTIVE' || row.subscription_status === 'TRIALING',
  }
}
