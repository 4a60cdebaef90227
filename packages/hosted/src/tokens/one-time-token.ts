import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Sql } from '../database/sql.ts'

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token'
  | 'reauthentication_token'

export type OneTimeTokenRow = {
  id: string
  user_id: string
  token_type: OneTimeTokenType
  token_hash: string
  relates_to: string
  flow_state_id: string | null
  attempts: number
  created_at: Date
}

export type IssuedToken = { otp: string; hash: string }

/**
 * Makes a one-time token for an address or number and forgets the one of this type before it (protocol 0.10). Stored is only
 * a hash; the code goes into the mail, the hash into its link.
 */
export async function issueOneTimeToken(
  sql: Sql,
  options: {
    userId: string
    type: OneTimeTokenType
    relatesTo: string
    length: number
    flowStateId?: string | undefined
    otp?: string | undefined
  },
): Promise<IssuedToken> {
  const otp = options.otp ?? randomCode(options.length)
  const hash = `${options.flowStateId ? 'pkce_' : ''}${hashOneTimeToken(options.relatesTo, otp)}`
  await sql`
    insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, flow_state_id)
    values (${options.userId}, ${options.type}, ${hash}, ${options.relatesTo}, ${options.flowStateId ?? null})
    on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
      flow_state_id = excluded.flow_state_id, attempts = 0, created_at = now()`
  return { otp, hash }
}

export function hashOneTimeToken(relatesTo: string, otp: string): string {
  return createHash('sha224')
    .update(relatesTo + otp)
    .digest('hex')
}

/**
 * The live token among those that a code for this address or number proves; `undefined` where none does. After ten wrong
 * codes a token is dead: six digits are few.
 */
export async function proveOneTimeToken(
  sql: Sql,
  options: { userId: string; types: OneTimeTokenType[]; relatesTo: string; otp: string; lifetimeSeconds: number },
): Promise<OneTimeTokenRow | undefined> {
  const hash = hashOneTimeToken(options.relatesTo, options.otp)
  const rows = await sql<OneTimeTokenRow>`
    select * from auth.one_time_tokens
    where user_id = ${options.userId} and token_type = any(${options.types}) and relates_to = ${options.relatesTo} for update`
  const live = rows.filter((row) => row.attempts < MAXIMUM_ATTEMPTS && isYoung(row, options.lifetimeSeconds))
  const proven = live.find((row) => isSame(row.token_hash, hash) || isSame(row.token_hash, `pkce_${hash}`))
  if (!proven)
    await sql`update auth.one_time_tokens set attempts = attempts + 1 where id = any(${rows.map(({ id }) => id)})`
  return proven
}

/** The live token that a link carries. */
export async function findOneTimeToken(
  sql: Sql,
  options: { hash: string; types: OneTimeTokenType[]; lifetimeSeconds: number },
): Promise<OneTimeTokenRow | undefined> {
  const [row] = await sql<OneTimeTokenRow>`
    select * from auth.one_time_tokens where token_hash = ${options.hash} and token_type = any(${options.types}) for update`
  return row && isYoung(row, options.lifetimeSeconds) ? row : undefined
}

/** Any success, a new password or a new address makes every other token of the user worthless. */
export async function clearOneTimeTokens(sql: Sql, userId: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`
}

const MAXIMUM_ATTEMPTS = 10

function randomCode(length: number): string {
  return randomInt(10 ** length)
    .toString()
    .padStart(length, '0')
}

function isYoung(row: { created_at: Date }, lifetimeSeconds: number): boolean {
  return Date.now() - row.created_at.getTime() <= lifetimeSeconds * 1000
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
