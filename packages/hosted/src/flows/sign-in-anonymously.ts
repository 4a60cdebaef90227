import type { FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError } from '../http/auth-error.ts'
import { limitAddress } from '../http/rate-limit.ts'
import { openSession } from '../sessions/open-session.ts'
import type { TokenResponse } from '../sessions/token-response.ts'
import { createUser } from '../users/create-user.ts'

/** A sign-up without address and number (protocol 1, first rule). */
export async function signInAnonymously(
  hosted: Hosted,
  request: FastifyRequest,
  input: { data: Record<string, unknown> | undefined },
): Promise<TokenResponse> {
  if (!hosted.settings.signUp.hasAnonymous)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  await limitAddress(hosted, request, 'anonymous', 'anonymous')
  return hosted.database.transaction(async (sql) => {
    const user = await createUser(sql, {
      userMetadata: input.data,
      isAnonymous: true,
      aud: hosted.settings.tokens.audience,
    })
    await audit(sql, request, 'user_signedup', user.id, { provider: 'anonymous' })
    return openSession(sql, hosted, request, user, 'anonymous')
  })
}
