import { createHash } from 'node:crypto'
import type { Sql } from '../database/sql.ts'
import { isPassword, pretendComparison } from '../passwords/password-hash.ts'

/**
 * Keeps the password that somebody signed up with, for a day, whether or not the address has an account: what a sign-in with it
 * answers must not tell. The first of a day stays, as it does on an account that waits for its mail.
 */
export async function notePendingSignUp(sql: Sql, email: string, passwordHash: string): Promise<void> {
  await sql`
    insert into auth.pending_sign_ups as p (address_hash, password_hash) values (${addressHash(email)}, ${passwordHash})
    on conflict (address_hash) do update set password_hash = excluded.password_hash, created_at = now()
      where p.created_at < now() - interval '1 day'`
}

/** Whether somebody signed up with this address and password within a day. Takes as long where no one did. */
export async function isPendingSignUp(sql: Sql, email: string, password: string): Promise<boolean> {
  const [pending] = await sql<{ password_hash: string }>`
    select password_hash from auth.pending_sign_ups
    where address_hash = ${addressHash(email)} and created_at > now() - interval '1 day'`
  return pending ? isPassword(password, pending.password_hash) : pretendComparison(password)
}

function addressHash(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}
