import type { Pool } from 'pg'

/** What stands about a person in the tables, apart from her kept sets. */
export async function accountExport(pool: Pool, userId: string): Promise<Record<string, unknown>> {
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([name, select]) => [name, (await pool.query(select, [userId])).rows] as const),
  )
  const { account, ...lists } = Object.fromEntries(parts)
  return { account: account?.[0] ?? null, ...lists }
}

/** Anyone who has not shown that an address is hers gets nothing that was written under it. */
const HER_ADDRESS = '(select lower(email) from auth.users where id = $1 and email_confirmed_at is not null)'
const PARTS = {
  account: 'select * from public.users where supabase_id = $1',
  sessions: 'select user_agent, created_at, last_used_at, ends_at from kvint.web_sessions where user_id = $1',
  apiKeys: `select name, beginning, scopes, created_at, last_used_at, ends_at, revoked_at from kvint.api_keys
    where user_id = $1 order by created_at`,
  subscriptions: 'select * from kvint.subscriptions where user_id = $1',
  checkouts: 'select * from kvint.checkouts where user_id = $1',
  shares: 'select save_id, created_at, expires_at from kvint.shares where user_id = $1 order by created_at',
  bounces: 'select save_id, file_name, kept_at, bounce from kvint.heard_bounces where user_id = $1 order by kept_at',
  uploads: 'select file_name, bytes, created_at, ends_at from kvint.uploads where user_id = $1 and save_id is null',
  waitlist: `select email, asked_at, confirmed_at from kvint.waitlist where email = ${HER_ADDRESS}`,
  messages: `select name, email, topic, message, created_at from kvint.contact_messages where lower(email) = ${HER_ADDRESS}`,
}
