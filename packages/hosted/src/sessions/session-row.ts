import type { Sql } from '../database/sql.ts'

/** A row of auth.sessions. */
export type SessionRow = {
  id: string
  user_id: string
  factor_id: string | null
  aal: 'aal1' | 'aal2'
  not_after: Date | null
  refreshed_at: Date | null
  refresh_token_hmac_key: Buffer
  refresh_token_counter: string
  ip: string | null
  user_agent: string | null
  oauth_client_id: string | null
  scopes: string | null
  resource: string | null
  created_at: Date
  updated_at: Date
}

export async function findSession(sql: Sql, id: string): Promise<SessionRow | undefined> {
  const [session] = await sql<SessionRow>`select * from auth.sessions where id = ${id}`
  return session
}

export async function lockSession(sql: Sql, id: string): Promise<SessionRow | undefined> {
  const [session] = await sql<SessionRow>`select * from auth.sessions where id = ${id} for update`
  return session
}

export type AmrMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/webauthn'
  | 'recovery'
  | 'invite'
  | 'magiclink'
  | 'email/signup'
  | 'email_change'
  | 'anonymous'
  | 'oauth_provider/authorization_code'
  | 'passkey'

/** How this session proved who it is, newest first (claim `amr`). */
export async function amrOf(sql: Sql, sessionId: string): Promise<{ method: string; timestamp: number }[]> {
  const rows = await sql<{ method: string; at: Date }>`
    select authentication_method as method, created_at as at from auth.mfa_amr_claims where session_id = ${sessionId} order by created_at desc`
  return rows.map(({ method, at }) => ({ method, timestamp: Math.floor(at.getTime() / 1000) }))
}

/** She came by a link or code of a mail: who only knows her password did not. */
export async function cameByMail(sql: Sql, sessionId: string | undefined): Promise<boolean> {
  const amr = sessionId ? await amrOf(sql, sessionId) : []
  return amr.some(({ method }) => ['otp', 'magiclink', 'recovery'].includes(method))
}

export async function addAmr(sql: Sql, sessionId: string, method: AmrMethod): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method, created_at) values (${sessionId}, ${method}, clock_timestamp())
    on conflict (session_id, authentication_method) do update set created_at = excluded.created_at`
}
