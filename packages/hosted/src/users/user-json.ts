import type { Sql } from '../database/sql.ts'
import { factorJson, type FactorRow } from './factor-json.ts'
import type { IdentityRow, UserRow } from './user-row.ts'

/** A user as clients see one (protocol 0.5): no hash, no token, null left out. */
export async function userJson(sql: Sql, user: UserRow): Promise<Record<string, unknown>> {
  const identities =
    await sql<IdentityRow>`select * from auth.identities where user_id = ${user.id} order by created_at, id`
  const factors =
    await sql<FactorRow>`select * from auth.mfa_factors where user_id = ${user.id} order by created_at, id`
  return bareUserJson(user, identities, factors)
}

function bareUserJson(user: UserRow, identities: IdentityRow[], factors: FactorRow[]): Record<string, unknown> {
  const confirmations = [user.email_confirmed_at, user.phone_confirmed_at].filter((at) => at !== null)
  return withoutNulls({
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: user.email_confirmed_at,
    invited_at: user.invited_at,
    phone: user.phone ?? '',
    phone_confirmed_at: user.phone_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: confirmations.length > 0 ? new Date(Math.min(...confirmations.map(Number))) : null,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change === '' ? null : user.email_change,
    email_change_sent_at: user.email_change_sent_at,
    new_phone: user.phone_change === '' ? null : user.phone_change,
    phone_change_sent_at: user.phone_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    factors: factors.length > 0 ? factors.map(factorJson) : null,
    identities: identities.map(identityJson),
    created_at: user.created_at,
    updated_at: user.updated_at,
    banned_until: user.banned_until,
    deleted_at: user.deleted_at,
    is_anonymous: user.is_anonymous,
  })
}

function identityJson(identity: IdentityRow): Record<string, unknown> {
  return withoutNulls({
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    email: identity.email,
  })
}

function withoutNulls(json: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== null && value !== undefined))
}
