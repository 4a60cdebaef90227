import type { FastifyInstance } from 'fastify'
import type { Hosted } from '../../hosted.ts'
import { AuthError } from '../../http/auth-error.ts'
import { refuseWithoutFactor, requireUser } from '../../sessions/require-user.ts'
import type { UserRow } from '../../users/user-row.ts'
import { refuseDisabled } from './refuse-disabled.ts'

/** GET /oauth/userinfo (protocol 17): as much as the scopes of the session say. */
export function oauthUserInfo(app: FastifyInstance, hosted: Hosted): void {
  app.get('/oauth/userinfo', async (request) => {
    refuseDisabled(hosted)
    const caller = await requireUser(hosted, request)
    const { user, session } = caller
    if (session?.resource) throw new AuthError(403, 'no_authorization', 'This token opens its own resource only')
    if (!session?.oauth_client_id) await refuseWithoutFactor(hosted.database.sql, caller)
    return userInfo(user, (session?.scopes ?? 'profile email phone').split(' '))
  })
}

export function userInfo(user: UserRow, scopes: string[]): Record<string, unknown> {
  const metadata = user.raw_user_meta_data
  const optional = (name: string, value: unknown) =>
    typeof value === 'string' && value !== '' ? { [name]: value } : {}
  return {
    sub: user.id,
    ...(scopes.includes('email') && user.email
      ? { email: user.email, email_verified: user.email_confirmed_at !== null }
      : {}),
    ...(scopes.includes('phone') && user.phone
      ? { phone_number: user.phone, phone_number_verified: user.phone_confirmed_at !== null }
      : {}),
    ...(scopes.includes('profile')
      ? {
          ...optional('name', metadata['full_name'] ?? metadata['name']),
          ...optional('picture', metadata['avatar_url'] ?? metadata['picture']),
          ...optional('preferred_username', metadata['preferred_username']),
          updated_at: Math.floor(user.updated_at.getTime() / 1000),
        }
      : {}),
  }
}
