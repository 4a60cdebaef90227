import type { Sql } from '../database/sql.ts'
import { AuthError } from '../http/auth-error.ts'
import { clearOneTimeTokens } from '../tokens/one-time-token.ts'
import { findUserByPhone } from '../users/find-user.ts'
import { addIdentity, identitiesOf, mergeIdentityData, refreshProviders } from '../users/identities.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import type { UserRow } from '../users/user-row.ts'

/** The new number is proven: it takes the place of the old one. */
export async function finishPhoneChange(sql: Sql, user: UserRow, phone = user.phone_change): Promise<UserRow> {
  const taken = await findUserByPhone(sql, phone)
  if (taken && taken.id !== user.id)
    throw new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
  await clearOneTimeTokens(sql, user.id)
  const data = { phone, phone_verified: true }
  if ((await identitiesOf(sql, user.id)).some(({ provider }) => provider === 'phone'))
    await mergeIdentityData(sql, user.id, 'phone', data)
  else
    await addIdentity(sql, { userId: user.id, provider: 'phone', providerId: user.id, data: { sub: user.id, ...data } })
  return refreshProviders(
    sql,
    await updateUserRow(sql, user.id, { phone, phone_confirmed_at: new Date(), phone_change: '', is_anonymous: false }),
  )
}
