import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { AuthError } from '../http/auth-error.ts'
import { limitAddress, limitTexts } from '../http/rate-limit.ts'
import { refuseTooSoon } from '../mail/send-token-mail.ts'
import { refuseWithoutFactor } from '../sessions/require-user.ts'
import { hashCode } from '../tokens/one-time-token.ts'
import type { FactorRow } from '../users/factor-json.ts'
import { requirePerson } from './factors-enroll.ts'
import { webauthnChallenge } from './factors-webauthn.ts'
import { testCode } from './phone-code.ts'

/** How long a challenge can be answered. */
export const CHALLENGE_SECONDS = 300

/** POST /factors/{id}/challenge (protocol 14). */
export function challengeFactor(app: FastifyInstance, hosted: Hosted): void {
  app.post<{ Params: { id: string } }>('/factors/:id/challenge', async (request) => {
    const caller = await requirePerson(hosted, request)
    const { user } = caller
    await limitAddress(hosted, request, 'factors', 'challenge')
    await limitCodes(hosted, user.id, request.params.id)
    return hosted.database.transaction(async (sql) => {
      const factor = await findFactor(sql, user.id, request.params.id)
      if (factor.status !== 'verified') await refuseWithoutFactor(sql, caller)
      const webauthn = factor.factor_type === 'webauthn' ? await webauthnChallenge(hosted, factor, user) : undefined
      const otpHash = factor.factor_type === 'phone' ? codeFor(hosted, factor) : null
      const [challenge] = await sql<{ id: string; created_at: Date }>`
        insert into auth.mfa_challenges (factor_id, ip_address, otp_hash, web_authn_session_data)
        values (${factor.id}, ${request.ip}, ${otpHash}, ${webauthn?.session ?? null}) returning id, created_at`
      await sql`update auth.mfa_factors set last_challenged_at = now() where id = ${factor.id}`
      const createdAt = challenge?.created_at.getTime() ?? Date.now()
      return {
        id: challenge?.id,
        type: factor.factor_type,
        expires_at: Math.floor(createdAt / 1000) + CHALLENGE_SECONDS,
        ...(webauthn ? { webauthn: webauthn.options } : {}),
      }
    })
  })
}

/** A factor of this user; no one else's can be told from one that does not exist. */
export async function findFactor(sql: Sql, userId: string, id: string): Promise<FactorRow> {
  if (!z.guid().safeParse(id).success) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
  const [factor] =
    await sql<FactorRow>`select * from auth.mfa_factors where id = ${id} and user_id = ${userId} for update`
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

async function limitCodes(hosted: Hosted, userId: string, id: string): Promise<void> {
  const [factor] = await hosted.database.sql<{ phone: string }>`
    select phone from auth.mfa_factors where id::text = ${id} and user_id = ${userId} and factor_type = 'phone'`
  if (factor) await limitTexts(hosted, factor.phone)
}

function codeFor(hosted: Hosted, factor: FactorRow): string {
  refuseTooSoon(factor.last_challenged_at, hosted.settings.sms.minimumIntervalSeconds, 'sms')
  return hashCode(factor.phone ?? '', testCode(hosted, factor.phone ?? ''))
}
