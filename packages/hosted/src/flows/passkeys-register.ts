import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError } from '../http/auth-error.ts'
import { readBody, text } from '../http/read-body.ts'
import type { OwnCaller } from '../sessions/require-user.ts'
import { lockUser } from '../users/find-user.ts'
import { requireProvenPerson } from './factors-enroll.ts'
import {
  failedCredential,
  keepChallenge,
  passkeyJson,
  refuseDisabled,
  takeChallenge,
  type PasskeyRow,
} from './passkeys.ts'

const body = z.object({ challenge_id: text, credential: z.record(z.string(), z.unknown()) })

/** POST /passkeys/registration/options and /verify (protocol 15). */
export function registerPasskey(app: FastifyInstance, hosted: Hosted): void {
  const { rpId, rpName, origins, maximum } = hosted.settings.passkeys
  app.post('/passkeys/registration/options', async (request) => {
    refuseDisabled(hosted)
    const { user } = await requireProvenPerson(hosted, request)
    const { sql } = hosted.database
    const known = await sql<PasskeyRow>`select * from auth.webauthn_credentials where user_id = ${user.id}`
    if (known.length >= maximum) throw tooMany()
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const options = await generateRegistrationOptions({
      rpID: rpId,
      rpName,
      userName: user.email ?? user.phone ?? user.id,
      userID: Uint8Array.from(Buffer.from(user.id)),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    })
    return { ...(await keepChallenge(sql, 'registration', options.challenge, user.id)), options }
  })

  app.post('/passkeys/registration/verify', async (request) => {
    refuseDisabled(hosted)
    const caller = await requireProvenPerson(hosted, request)
    const { user } = caller
    const input = readBody(body, request.body)
    const { sql } = hosted.database
    const expectedChallenge = await takeChallenge(sql, 'registration', input.challenge_id, user.id)
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const checked = await verifyRegistrationResponse({
      response: input.credential as never,
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      requireUserVerification: false,
    }).catch(failedCredential)
    if (!checked.verified) throw failedCredential()
    const { id, publicKey, counter, transports } = checked.registrationInfo.credential
    return hosted.database.transaction(async (sql) => {
      await refuseMeanwhile(sql, caller)
      const [row] = await sql<PasskeyRow>`
        insert into auth.webauthn_credentials (user_id, credential_id, public_key, sign_count, transports)
        values (${user.id}, ${id}, ${Buffer.from(publicKey)}, ${counter}, ${JSON.stringify(transports ?? [])})
        on conflict (credential_id) do nothing returning *`
      if (!row) throw new AuthError(422, 'webauthn_credential_exists', 'This passkey is already registered')
      await audit(sql, request, 'passkey_created', user.id)
      return passkeyJson(row)
    })
  })

  /** Under the lock of the account: a new password may have ended the session, and many at once may have asked for options. */
  async function refuseMeanwhile(sql: Sql, { user, session }: OwnCaller): Promise<void> {
    await lockUser(sql, user.id)
    const [goesOn] = await sql`select from auth.sessions where id = ${session.id}`
    if (!goesOn) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    const known = await sql`select from auth.webauthn_credentials where user_id = ${user.id}`
    if (known.length >= maximum) throw tooMany()
  }
}

function tooMany(): AuthError {
  return new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached')
}
