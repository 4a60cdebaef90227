import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError } from '../http/auth-error.ts'
import { limitAddress } from '../http/rate-limit.ts'
import { readBody, text } from '../http/read-body.ts'
import { openSession } from '../sessions/open-session.ts'
import { findUserById } from '../users/find-user.ts'
import { isBanned } from '../users/user-row.ts'
import { failedCredential, keepChallenge, refuseDisabled, takeChallenge, type PasskeyRow } from './passkeys.ts'
import { addTokenHeaders } from './token.ts'

const body = z.object({ challenge_id: text, credential: z.record(z.string(), z.unknown()) })

/** POST /passkeys/authentication/options and /verify (protocol 15): the passkey itself says whose it is. */
export function signInWithPasskey(app: FastifyInstance, hosted: Hosted): void {
  const { rpId, origins } = hosted.settings.passkeys
  app.post('/passkeys/authentication/options', async (request) => {
    refuseDisabled(hosted)
    await limitAddress(hosted, request, 'tokens', 'passkeys')
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'preferred' })
    return { ...(await keepChallenge(hosted.database.sql, 'authentication', options.challenge, null)), options }
  })

  app.post('/passkeys/authentication/verify', async (request, reply) => {
    refuseDisabled(hosted)
    await limitAddress(hosted, request, 'tokens', 'passkeys')
    const input = readBody(body, request.body)
    const { sql } = hosted.database
    const expectedChallenge = await takeChallenge(sql, 'authentication', input.challenge_id, null)
    const [passkey] =
      await sql<PasskeyRow>`select * from auth.webauthn_credentials where credential_id = ${String(input.credential['id'])}`
    if (!passkey) return failedCredential()
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: input.credential as never,
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      requireUserVerification: false,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: Number(passkey.sign_count),
      },
    }).catch(failedCredential)
    if (!verified) return failedCredential()
    const session = await hosted.database.transaction(async (sql) => {
      const user = await findUserById(sql, passkey.user_id)
      if (!user) return failedCredential()
      if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned')
      await sql`update auth.webauthn_credentials set sign_count = ${authenticationInfo.newCounter}, last_used_at = now() where id = ${passkey.id}`
      await audit(sql, request, 'login', user.id, { method: 'passkey' })
      return openSession(sql, hosted, request, user, 'passkey')
    })
    addTokenHeaders(reply, session)
    return session
  })
}
