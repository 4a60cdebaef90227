import { z } from 'zod'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { AuthError } from '../http/auth-error.ts'

/** A row of auth.webauthn_credentials. */
export type PasskeyRow = {
  id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  sign_count: string
  friendly_name: string | null
  created_at: Date
  last_used_at: Date | null
}

export function passkeyJson(row: PasskeyRow): Record<string, unknown> {
  return {
    id: row.id,
    ...(row.friendly_name === null ? {} : { friendly_name: row.friendly_name }),
    created_at: row.created_at,
    ...(row.last_used_at === null ? {} : { last_used_at: row.last_used_at }),
  }
}

export function refuseDisabled({ settings }: Hosted): void {
  if (!settings.passkeys.isEnabled) throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')
}

type Ceremony = 'registration' | 'authentication'
const LIFETIME_SECONDS = 300

export async function keepChallenge(
  sql: Sql,
  ceremony: Ceremony,
  challenge: string,
  userId: string | null,
): Promise<{ challenge_id: string | undefined; expires_at: number }> {
  const expiresAt = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS
  const [row] = await sql<{ id: string }>`
    insert into auth.webauthn_challenges (user_id, challenge_type, challenge, expires_at)
    values (${userId}, ${ceremony}, ${challenge}, to_timestamp(${expiresAt})) returning id`
  return { challenge_id: row?.id, expires_at: expiresAt }
}

/** Takes a challenge away before anything is checked against it: it works once, and only for who asked for it. */
export async function takeChallenge(sql: Sql, ceremony: Ceremony, id: string, userId: string | null): Promise<string> {
  const [row] = z.guid().safeParse(id).success
    ? await sql<{ challenge: string; expires_at: Date }>`
        delete from auth.webauthn_challenges
        where id = ${id} and challenge_type = ${ceremony} and user_id is not distinct from ${userId} returning challenge, expires_at`
    : []
  if (!row) throw new AuthError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used')
  if (row.expires_at.getTime() < Date.now())
    throw new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired')
  return row.challenge
}

export function failedCredential(): never {
  throw new AuthError(400, 'webauthn_verification_failed', 'Credential verification failed')
}

export async function findPasskey(sql: Sql, userId: string, id: string): Promise<PasskeyRow> {
  const [row] = z.guid().safeParse(id).success
    ? await sql<PasskeyRow>`select * from auth.webauthn_credentials where id = ${id} and user_id = ${userId}`
    : []
  if (!row) throw new AuthError(404, 'validation_failed', 'Passkey not found')
  return row
}
