import type { Sql } from '../database/sql.ts'
import { updateUserRow } from './update-user-row.ts'
import type { IdentityRow, UserRow } from './user-row.ts'

/** Ties a way of proving oneself to a user. For e-mail and phone the id is the user's own. */
export async function addIdentity(
  sql: Sql,
  identity: { userId: string; provider: string; providerId: string; data: Record<string, unknown> },
): Promise<IdentityRow> {
  const [row] = await sql<IdentityRow>`
    insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
    values (${identity.userId}, ${identity.provider}, ${identity.providerId}, ${identity.data}, now()) returning *`
  if (!row) throw new Error('auth.identities did not take the row')
  return row
}

export async function findIdentity(sql: Sql, provider: string, providerId: string): Promise<IdentityRow | undefined> {
  const [row] =
    await sql<IdentityRow>`select * from auth.identities where provider = ${provider} and provider_id = ${providerId}`
  return row
}

export function identitiesOf(sql: Sql, userId: string): Promise<IdentityRow[]> {
  return sql<IdentityRow>`select * from auth.identities where user_id = ${userId} order by created_at, id`
}

export async function mergeIdentityData(
  sql: Sql,
  userId: string,
  provider: string,
  data: Record<string, unknown>,
): Promise<void> {
  await sql`update auth.identities set identity_data = identity_data || ${data}, updated_at = now() where user_id = ${userId} and provider = ${provider}`
}

/** `provider` is the first one, `providers` all of them; both follow from the identities. */
export async function refreshProviders(sql: Sql, user: UserRow): Promise<UserRow> {
  const names = [...new Set((await identitiesOf(sql, user.id)).map(({ provider }) => provider))]
  const first = names[0] ?? 'email'
  return updateUserRow(sql, user.id, {
    raw_app_meta_data: { ...user.raw_app_meta_data, provider: first, providers: names },
  })
}
