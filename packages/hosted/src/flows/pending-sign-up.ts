import { createHash } from 'node:crypto'
import type { Sql } from '../database/sql.ts'
import { hashWithSalt } from '../passwords/password-hash.ts'

/**
 * Keeps each password that somebody signed up with, for a day, whether or not the address has an account: what a sign-in with it
 * answers must tell neither that nor whether others signed up with the address. `passwordHash` is what the account is made with.
 */
export async function notePendingSignUp(
  sql: Sql,
  email: string,
  { password, passwordHash }: { readonly password: string; readonly passwordHash: string },
): Promise<void> {
  await sql`
    insert into auth.pending_sign_ups (address_hash, note_hash, password_hash)
    values (${addressHash(email)}, ${await noteHash(email, password)}, ${passwordHash})
    on conflict (address_hash, note_hash) do update set password_hash = excluded.password_hash, created_at = now()`
}

/** Whether somebody signed up with this address and password within a day. Takes as long where no one did. */
export async function isPendingSignUp(sql: Sql, email: string, password: string): Promise<boolean> {
  const note = await noteHash(email, password)
  const found = await sql`
    select from auth.pending_sign_ups
    where address_hash = ${addressHash(email)} and note_hash = ${note} and created_at > now() - interval '1 day'`
  return found.length > 0
}

/** The salt comes from the address: one hashing finds the password among any number that were signed up with. */
function noteHash(email: string, password: string): Promise<string> {
  return hashWithSalt(password, createHash('sha256').update(`pending sign-up ${email}`).digest().subarray(0, 16))
}

function addressHash(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}
