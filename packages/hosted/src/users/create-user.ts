import type { Sql } from '../database/sql.ts'
import { addIdentity } from './identities.ts'
import { checkMetadata } from './metadata.ts'
import { updateUserRow } from './update-user-row.ts'
import type { UserRow } from './user-row.ts'

export type NewUser = {
  id?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  passwordHash?: string | undefined
  userMetadata?: Record<string, unknown> | undefined
  appMetadata?: Record<string, unknown> | undefined
  role?: string | undefined
  aud: string
  isAnonymous?: boolean
}

/** Makes an account with the identities of its address and number (protocol 1). Unconfirmed, whatever the settings. */
export async function createUser(sql: Sql, input: NewUser): Promise<UserRow> {
  checkMetadata('user_metadata', input.userMetadata ?? {})
  checkMetadata('app_metadata', input.appMetadata ?? {})
  const provider = input.email ? 'email' : input.phone ? 'phone' : undefined
  const providers = provider ? { provider, providers: [provider] } : {}
  const [user] = await sql<UserRow>`
    insert into auth.users (id, aud, role, email, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data, is_anonymous)
    values (coalesce(${input.id ?? null}, gen_random_uuid()), ${input.aud}, ${input.role ?? 'authenticated'}, ${input.email ?? null},
      ${input.phone ?? null}, ${input.passwordHash ?? null}, ${{ ...providers, ...input.appMetadata }}, ${input.userMetadata ?? {}},
      ${input.isAnonymous ?? false}) returning *`
  if (!user) throw new Error('auth.users did not take the row')
  return user
}

/** The identity of a sign-up; what it knows becomes the user's metadata. */
export async function addSignUpIdentity(sql: Sql, user: UserRow): Promise<UserRow> {
  const own = user.email ? { provider: 'email', email: user.email } : { provider: 'phone', phone: user.phone }
  const { provider, ...address } = own
  const data = { ...user.raw_user_meta_data, sub: user.id, ...address, email_verified: false, phone_verified: false }
  await addIdentity(sql, { userId: user.id, provider, providerId: user.id, data })
  return updateUserRow(sql, user.id, { raw_user_meta_data: data })
}
