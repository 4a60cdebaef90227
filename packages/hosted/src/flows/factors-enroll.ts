import type { FastifyInstance, FastifyRequest } from 'fastify'
import { generateSecret, generateURI } from 'otplib'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError, invalid } from '../http/auth-error.ts'
import { limitAddress } from '../http/rate-limit.ts'
import { readBody, text } from '../http/read-body.ts'
import { refuseWithoutFactor, requireOwnSession, type Caller, type OwnCaller } from '../sessions/require-user.ts'
import { readPhone } from '../users/contact.ts'
import type { FactorRow } from '../users/factor-json.ts'

const body = z.object({ factor_type: text, friendly_name: text, issuer: text, phone: text })
type Input = z.output<typeof body>

/** POST /factors (protocol 14). */
export function enrollFactor(app: FastifyInstance, hosted: Hosted): void {
  app.post('/factors', async (request, reply) => {
    const caller = await requirePerson(hosted, request)
    await limitAddress(hosted, request, 'factors', 'factors')
    const input = readBody(body, request.body)
    refuseType(hosted, input.factor_type)
    const secret = input.factor_type === 'totp' ? generateSecret({ length: 20 }) : null
    const phone = input.factor_type === 'phone' ? readPhone(input.phone) : null
    const factor = await hosted.database.transaction(async (sql) => {
      await sql`select from auth.users where id = ${caller.user.id} for update`
      await refuseEnrolment(sql, hosted, caller, input.friendly_name)
      await audit(sql, request, 'factor_enrolled', caller.user.id, { type: input.factor_type })
      const [row] = await sql<FactorRow>`
        insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret, phone)
        values (${caller.user.id}, ${input.friendly_name}, ${input.factor_type}, ${secret}, ${phone}) returning *`
      return row
    })
    reply.header('cache-control', 'no-store')
    return {
      id: factor?.id,
      type: input.factor_type,
      friendly_name: input.friendly_name,
      ...(secret ? { totp: totpDetails(hosted, caller, input, secret) } : {}),
      ...(phone ? { phone } : {}),
    }
  })
}

/** A user with an account of her own, in a session of her own. */
export async function requirePerson(hosted: Hosted, request: FastifyRequest): Promise<OwnCaller> {
  const caller = await requireOwnSession(hosted, request)
  if (caller.user.is_anonymous)
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
  return caller
}

/** The same, with the second factor proven where she has one. */
export async function requireProvenPerson(hosted: Hosted, request: FastifyRequest): Promise<OwnCaller> {
  const caller = await requirePerson(hosted, request)
  await refuseWithoutFactor(hosted.database.sql, caller)
  return caller
}

function refuseType({ settings }: Hosted, type: string): void {
  if (type !== 'totp' && type !== 'phone' && type !== 'webauthn')
    throw invalid('factor_type needs to be totp, phone, or webauthn')
  const isOn = { totp: settings.mfa.hasTotp, phone: settings.mfa.hasPhone, webauthn: settings.mfa.hasWebauthn }[type]
  const name = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' }[type]
  if (!isOn) throw new AuthError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${name}`)
}

async function refuseEnrolment(sql: Sql, hosted: Hosted, { user, session }: Caller, name: string): Promise<void> {
  await sql`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified' and created_at < now() - interval '300 seconds'`
  const factors = await sql<FactorRow>`select * from auth.mfa_factors where user_id = ${user.id}`
  const verified = factors.filter(({ status }) => status === 'verified')
  if (factors.length >= hosted.settings.mfa.maximumFactors)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  if (factors.some(({ friendly_name }) => friendly_name === name))
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    )
  if (verified.length > 0 && session?.aal !== 'aal2')
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
}

function totpDetails(hosted: Hosted, { user }: Caller, input: Input, secret: string): Record<string, string> {
  const issuer = input.issuer || new URL(hosted.settings.siteUrl).host
  const uri = generateURI({ issuer, label: user.email ?? user.phone ?? user.id, secret })
  return { qr_code: renderSVG(uri), secret, uri }
}
