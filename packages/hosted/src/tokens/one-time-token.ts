import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
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
  link_hash: string
  code_hash: string
  relates_to: string
  flow_state_id: string | null
  attempts: number
  created_at: Date
}

/** The digits of a mail, and what its link carries. */
export type IssuedToken = { otp: string; linkToken: string }

/**
 * Makes a one-time token for an address or number and forgets the one of this type before it (protocol 0.10). The link carries
 * 256 bits of chance that have nothing to do with the digits; stored are the hashes of both.
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
  const linkToken = `${options.flowStateId ? 'pkce_' : ''}${randomBytes(32).toString('base64url')}`
  await sql`
    insert into auth.one_time_tokens (user_id, token_type, link_hash, code_hash, relates_to, flow_state_id)
    values (${options.userId}, ${options.type}, ${hashLinkToken(linkToken)}, ${hashCode(options.relatesTo, otp)}, ${options.relatesTo},
      ${options.flowStateId ?? null})
    on conflict (user_id, token_type) do update set link_hash = excluded.link_hash, code_hash = excluded.code_hash,
      relates_to = excluded.relates_to, flow_state_id = excluded.flow_state_id, attempts = 0, created_at = now()`
  return { otp, linkToken }
}

/** Of a code that belongs to an address or number. */
export function hashCode(relatesTo: string, otp: string): string {
  return createHash('sha224')
    .update(relatesTo + otp)
    .digest('hex')
}

/**
 * The live token among those that a code for this address or number proves; `undefined` where none does. The try is counted
 * before it is compared, by whichever door it comes; after ten a code is dead, for six digits are few. The link lives on: it
 * cannot be guessed, so that no one can take her way in from her by trying codes.
 */
export async function proveOneTimeToken(
  sql: Sql,
  options: { userId: string; types: OneTimeTokenType[]; relatesTo: string; otp: string; lifetimeSeconds: number },
): Promise<OneTimeTokenRow | undefined> {
  const rows = await sql<OneTimeTokenRow>`
    update auth.one_time_tokens set attempts = attempts + 1
    where user_id = ${options.userId} and token_type = any(${options.types}) and relates_to = ${options.relatesTo}
      and attempts < ${MAXIMUM_ATTEMPTS} returning *`
  const hash = hashCode(options.relatesTo, options.otp)
  return rows.find((row) => isYoung(row, options.lifetimeSeconds) && isSame(row.code_hash, hash))
}

/** The live token that a link carries. */
export async function findOneTimeToken(
  sql: Sql,
  options: { linkToken: string; types: OneTimeTokenType[]; lifetimeSeconds: number },
): Promise<OneTimeTokenRow | undefined> {
  const [row] = await sql<OneTimeTokenRow>`
    select * from auth.one_time_tokens
    where link_hash = ${hashLinkToken(options.linkToken)} and token_type = any(${options.types}) for update`
  return row && isYoung(row, options.lifetimeSeconds) ? row : undefined
}

/** Any success, a new password or a new address makes every other token of the user worthless. */
export async function clearOneTimeTokens(sql: Sql, userId: string): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`
}

const MAXIMUM_ATTEMPTS = 10

function hashLinkToken(linkToken: string): string {
  return createHash('sha256').update(linkToken).digest('hex')
}

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
