import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { verify as verifyTotp } from 'otplib'
import { z } from 'zod'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError, invalid } from '../http/auth-error.ts'
import { limitAddress, takeTry, type Try } from '../http/rate-limit.ts'
import { readBody, record, text } from '../http/read-body.ts'
import { knownDevice, rememberFactor } from '../sessions/known-device.ts'
import { type Caller, refuseWithoutFactor } from '../sessions/require-user.ts'
import { addAmr, cameByMail, type AmrMethod, type SessionRow } from '../sessions/session-row.ts'
import { tokenResponse, type TokenResponse } from '../sessions/token-response.ts'
import { hashCode } from '../tokens/one-time-token.ts'
import type { FactorRow } from '../users/factor-json.ts'
import { lockUser } from '../users/find-user.ts'
import { CHALLENGE_SECONDS, findFactor } from './factors-challenge.ts'
import { requirePerson } from './factors-enroll.ts'
import { proveWebauthn } from './factors-webauthn.ts'
import { addTokenHeaders } from './token.ts'

const body = z.object({ challenge_id: text, code: text, webauthn: record })
type Input = z.output<typeof body>

/** POST /factors/{id}/verify (protocol 14): a right code lifts the session to aal2. */
export function verifyFactor(app: FastifyInstance, hosted: Hosted): void {
  app.post<{ Params: { id: string } }>('/factors/:id/verify', async (request, reply) => {
    const caller = await requirePerson(hosted, request)
    await limitAddress(hosted, request, 'factors', 'verify')
    const input = readBody(body, request.body)
    if (!z.guid().safeParse(request.params.id).success)
      throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
    const counted = await countTry(hosted, request, caller)
    const outcome = await hosted.database.transaction(async (sql) => {
      await lockUser(sql, caller.user.id)
      const factor = await findFactor(sql, caller.user.id, request.params.id)
      // A new factor does not lead to the one that stands: who has the password alone could prove one of his own beside hers.
      if (factor.status !== 'verified') await refuseWithoutFactor(sql, caller)
      if (factor.factor_type !== 'webauthn' && input.code === '') throw invalid('Code needs to be non-empty')
      const proven = await proveFactor(sql, hosted, request, factor, input)
      await audit(
        sql,
        request,
        proven instanceof AuthError ? 'factor_verification_failed' : 'factor_verified',
        caller.user.id,
      )
      if (proven instanceof AuthError) return proven
      await rememberFactor(sql, hosted, request, caller.user.id)
      return liftSession(sql, hosted, caller, factor)
    })
    if (outcome instanceof AuthError) throw outcome
    counted.giveBack()
    hosted.mailer.wake()
    addTokenHeaders(reply, outcome)
    return outcome
  })
}

/**
 * Counted before the code is looked at. Who knows her password uses up the tries of her account; those of a device on which she
 * proved the factor before, and those of a session that she opened by mail, are hers.
 */
async function countTry(hosted: Hosted, request: FastifyRequest, { user, session }: Caller): Promise<Try> {
  const device = await knownDevice(hosted, request, user.id, 'factor')
  if (device) return takeTry(hosted, 'failedTriesPerDevice', device)
  const isByMail = await cameByMail(hosted.database.sql, session?.id)
  return takeTry(hosted, 'failedFactorsPerAccount', isByMail ? `mail:${user.id}` : user.id)
}

type ChallengeRow = {
  id: string
  created_at: Date
  verified_at: Date | null
  ip_address: string
  otp_hash: string | null
  attempts: number
  web_authn_session_data: { challenge: string } | null
}

async function proveFactor(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  factor: FactorRow,
  input: Input,
): Promise<AuthError | undefined> {
  const isId = z.guid().safeParse(input.challenge_id).success
  const [challenge] = isId
    ? await sql<ChallengeRow>`select * from auth.mfa_challenges where id = ${input.challenge_id} and factor_id = ${factor.id} for update`
    : []
  if (!challenge)
    return new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  if (challenge.verified_at || challenge.ip_address !== request.ip)
    return new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  const isOver =
    Date.now() - challenge.created_at.getTime() > CHALLENGE_SECONDS * 1000 || challenge.attempts >= MAXIMUM_ATTEMPTS
  if (isOver) {
    const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`
    return new AuthError(422, 'mfa_challenge_expired', message)
  }
  if (await isRight(sql, hosted, factor, challenge, input)) {
    await sql`update auth.mfa_challenges set verified_at = now() where id = ${challenge.id}`
    return undefined
  }
  await sql`update auth.mfa_challenges set attempts = attempts + 1 where id = ${challenge.id}`
  return new AuthError(422, 'mfa_verification_failed', WRONG[factor.factor_type])
}

const MAXIMUM_ATTEMPTS = 5
const WRONG = {
  totp: 'Invalid TOTP code entered',
  phone: 'Invalid MFA Phone code entered',
  webauthn: 'Invalid WebAuthn response',
}

async function isRight(
  sql: Sql,
  hosted: Hosted,
  factor: FactorRow,
  challenge: ChallengeRow,
  input: Input,
): Promise<boolean> {
  if (factor.factor_type === 'phone') {
    const given = Buffer.from(hashCode(factor.phone ?? '', input.code))
    const expected = Buffer.from(challenge.otp_hash ?? '')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  if (factor.factor_type === 'webauthn') {
    const response = (input.webauthn as { credential_response?: unknown } | undefined)?.credential_response
    const credential = await proveWebauthn(hosted, factor, challenge.web_authn_session_data?.challenge ?? '', response)
    if (credential) await sql`update auth.mfa_factors set web_authn_credential = ${credential} where id = ${factor.id}`
    return credential !== undefined
  }
  if (!/^\d{6}$/.test(input.code)) return false
  // One step of 30 s either way; a code that was used, and any older one, is refused.
  const result = await verifyTotp({
    secret: factor.secret ?? '',
    token: input.code,
    epochTolerance: 30,
    afterTimeStep: Number(factor.last_used_step),
  })
  if (result.valid && 'timeStep' in result)
    await sql`update auth.mfa_factors set last_used_step = ${result.timeStep} where id = ${factor.id}`
  return result.valid
}

const AMR: Record<FactorRow['factor_type'], AmrMethod> = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' }

/** aal2 from here on: the tokens of aal1 and every session that has not proven the factor are worthless. */
async function liftSession(
  sql: Sql,
  hosted: Hosted,
  { user, session }: Caller & { session: SessionRow },
  factor: FactorRow,
): Promise<TokenResponse> {
  if (factor.status !== 'verified' && hosted.settings.mail.notifies && user.email)
    await hosted.mailer.queue(sql, user.email, 'factor_added', {})
  await sql`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id}`
  await sql`delete from auth.mfa_factors where user_id = ${user.id} and id <> ${factor.id} and factor_type = ${factor.factor_type} and status = 'unverified'`
  await addAmr(sql, session.id, AMR[factor.factor_type])
  const [lifted] = await sql<SessionRow>`
    update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, refresh_token_counter = refresh_token_counter + 2, refreshed_at = null, updated_at = now()
    where id = ${session.id} returning *`
  await sql`delete from auth.sessions where user_id = ${user.id} and id <> ${session.id} and aal <> 'aal2' and oauth_client_id is null`
  return tokenResponse(sql, hosted, user, lifted ?? session)
}
