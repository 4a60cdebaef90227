import type { Sql } from '../database/sql.ts'
import { clearOneTimeTokens } from '../tokens/one-time-token.ts'
import { mergeIdentityData } from '../users/identities.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import type { UserRow } from '../users/user-row.ts'

/** The address is hers: marks it so on the account and on its identity. */
export async function confirmEmail(sql: Sql, user: UserRow): Promise<UserRow> {
  await clearOneTimeTokens(sql, user.id)
  await mergeIdentityData(sql, user.id, 'email', { email_verified: true })
  return updateUserRow(sql, user.id, {
    email_confirmed_at: user.email_confirmed_at ?? new Date(),
    raw_user_meta_data: { ...user.raw_user_meta_data, email_verified: true },
    is_anonymous: false,
  })
}

export async function confirmPhone(sql: Sql, user: UserRow): Promise<UserRow> {
  await clearOneTimeTokens(sql, user.id)
  await mergeIdentityData(sql, user.id, 'phone', { phone_verified: true })
  return updateUserRow(sql, user.id, {
    phone_confirmed_at: user.phone_confirmed_at ?? new Date(),
    raw_user_meta_data: { ...user.raw_user_meta_data, phone_verified: true },
    is_anonymous: false,
  })
}
