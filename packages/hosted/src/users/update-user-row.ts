import type { Sql } from '../database/sql.ts'
import type { UserRow } from './user-row.ts'

/** Changes some columns of a user and answers the whole row. */
export async function updateUserRow(sql: Sql, id: string, patch: Partial<Omit<UserRow, 'id'>>): Promise<UserRow> {
  const changes = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  // jsonb_populate_record takes what is named and keeps the rest, so that no column name reaches the text of the query.
  const [user] = await sql<UserRow>`
    update auth.users u set (aud, role, email, encrypted_password, email_confirmed_at, invited_at, confirmation_sent_at, recovery_sent_at,
      email_change, email_change_sent_at, email_change_confirm_status, phone, phone_confirmed_at, phone_change, phone_change_sent_at,
      reauthentication_sent_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data, banned_until, deleted_at, is_sso_user, is_anonymous,
      updated_at)
    = (select r.aud, r.role, r.email, r.encrypted_password, r.email_confirmed_at, r.invited_at, r.confirmation_sent_at, r.recovery_sent_at,
      r.email_change, r.email_change_sent_at, r.email_change_confirm_status, r.phone, r.phone_confirmed_at, r.phone_change, r.phone_change_sent_at,
      r.reauthentication_sent_at, r.last_sign_in_at, r.raw_app_meta_data, r.raw_user_meta_data, r.banned_until, r.deleted_at, r.is_sso_user,
      r.is_anonymous, now() from jsonb_populate_record(u, ${changes}) r)
    where id = ${id} returning *`
  if (!user) throw new Error(`auth.users has no row ${id}`)
  return user
}
