import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Sql } from '../database/sql.ts'
import { invalid } from '../http/auth-error.ts'

export type Pkce = { challenge: string; method: 's256' | 'plain' }

/** The two fields, both or neither (protocol 0.13). */
export function readPkce(body: { code_challenge: string; code_challenge_method: string }): Pkce | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = body
  if (challenge === '' && method === '') return undefined
  if (challenge === '' || method === '') throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  const known = method.toLowerCase()
  if (known !== 's256' && known !== 'plain') throw invalid('code challenge method must be s256 or plain')
  if (challenge.length < 43 || challenge.length > 128)
    throw invalid('code challenge has to be between 43 and 128 characters')
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge))
    throw invalid('code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes')
  return { challenge, method: known }
}

export function isVerifier(pkce: Pkce, verifier: string): boolean {
  const given = pkce.method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  return given.length === pkce.challenge.length && timingSafeEqual(Buffer.from(given), Buffer.from(pkce.challenge))
}

/** A row of auth.flow_state: a sign-in that began in one place and ends in another. */
export type FlowStateRow = {
  id: string
  user_id: string | null
  auth_code: string
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
  provider_type: string
  provider_access_token: string | null
  provider_refresh_token: string | null
  authentication_method: string
  auth_code_issued_at: Date | null
  referrer: string | null
  linking_target_id: string | null
  upstream_verifier: string | null
  upstream_nonce: string | null
  created_at: Date
}

export async function startFlow(
  sql: Sql,
  flow: {
    pkce: Pkce | undefined
    provider: string
    method: string
    userId?: string
    referrer?: string
    linkingTargetId?: string
    upstreamVerifier?: string
    upstreamNonce?: string
  },
): Promise<FlowStateRow> {
  const [row] = await sql<FlowStateRow>`
    insert into auth.flow_state (user_id, auth_code, code_challenge, code_challenge_method, provider_type, authentication_method, referrer,
      linking_target_id, upstream_verifier, upstream_nonce)
    values (${flow.userId ?? null}, ${randomUUID()}, ${flow.pkce?.challenge ?? null}, ${flow.pkce?.method ?? null}, ${flow.provider},
      ${flow.method}, ${flow.referrer ?? null}, ${flow.linkingTargetId ?? null}, ${flow.upstreamVerifier ?? null},
      ${flow.upstreamNonce ?? null}) returning *`
  if (!row) throw new Error('auth.flow_state did not take the row')
  return row
}
