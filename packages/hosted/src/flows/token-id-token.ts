import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { createRemoteJWKSet, decodeJwt, jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import { accountForProfile } from '../external/account-for-profile.ts'
import { connectProvider } from '../external/connect-provider.ts'
import { profileFrom } from '../external/profile.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError, invalid, OAuthError } from '../http/auth-error.ts'
import { flag, readBody, text } from '../http/read-body.ts'
import { openSession } from '../sessions/open-session.ts'
import { requireProvenSession } from '../sessions/require-user.ts'
import type { TokenResponse } from '../sessions/token-response.ts'
import type { ProviderSettings } from '../settings.ts'

const body = z.object({
  provider: text,
  id_token: text,
  token: text,
  access_token: text,
  nonce: text,
  link_identity: flag,
})

/** The id-token grant (protocol 2.4): an app signed in natively and hands on what the provider gave it. */
export async function idTokenGrant(hosted: Hosted, request: FastifyRequest): Promise<TokenResponse> {
  const input = readBody(body, request.body)
  const idToken = input.id_token || input.token
  if (idToken === '') throw new OAuthError('invalid request', 'id_token required')
  if (input.provider === '') throw new OAuthError('invalid request', 'provider or client_id and issuer required')
  if (input.provider.startsWith('custom:')) throw invalid(`Custom OIDC provider "${input.provider}" not allowed`)
  const provider = Object.hasOwn(hosted.settings.providers, input.provider)
    ? hosted.settings.providers[input.provider]
    : undefined
  if (!provider?.issuer)
    throw new AuthError(400, 'provider_disabled', `Provider (issuer "${issuerOf(idToken)}") is not enabled`)
  const claims = await verifyIdToken(input.provider, provider, idToken)
  checkAudience(provider, claims)
  checkNonce(provider, claims, input.nonce)
  if (input.access_token !== '') checkAccessTokenHash(claims, input.access_token)
  const linkingTargetId = input.link_identity ? (await requireProvenSession(hosted, request)).user.id : null
  if (input.link_identity && !hosted.settings.signUp.hasManualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  const outcome = await hosted.database.transaction(async (sql) => {
    const profile = profileFrom(input.provider, claims)
    const user = await accountForProfile(sql, hosted, request, profile, {
      linkingTargetId,
      redirectTo: hosted.settings.siteUrl,
    })
    if (user instanceof AuthError) return user
    await audit(sql, request, 'login', user.id, { method: 'id_token', provider: input.provider })
    return openSession(sql, hosted, request, user, 'oauth')
  })
  hosted.mailer.wake()
  if (outcome instanceof AuthError) throw outcome
  return outcome
}

async function verifyIdToken(name: string, provider: ProviderSettings, idToken: string): Promise<JWTPayload> {
  try {
    const metadata = (await connectProvider(name, provider)).serverMetadata()
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri ?? ''))
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: metadata.issuer,
      algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
      requiredClaims: ['exp', 'sub', 'aud'],
    })
    return payload
  } catch {
    throw new OAuthError('invalid request', 'Bad ID token')
  }
}

function checkAudience(provider: ProviderSettings, claims: JWTPayload): void {
  const accepted = new Set([provider.clientId, ...provider.acceptedClientIds])
  const audiences = [claims.aud ?? []].flat()
  if (!audiences.some((audience) => accepted.has(audience)))
    throw new OAuthError('invalid request', `Unacceptable audience in id_token: [${audiences.join(' ')}]`)
}

function checkNonce(provider: ProviderSettings, claims: JWTPayload, nonce: string): void {
  if (provider.isNonceCheckSkipped) return
  const inToken = typeof claims['nonce'] === 'string' ? claims['nonce'] : ''
  if ((nonce === '') !== (inToken === ''))
    throw new OAuthError('invalid request', 'Passed nonce and nonce in id_token should either both exist or not.')
  if (nonce !== '' && createHash('sha256').update(nonce).digest('hex') !== inToken)
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
}

function checkAccessTokenHash(claims: JWTPayload, accessToken: string): void {
  const expected = claims['at_hash']
  if (expected === undefined) return
  const half = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')
  if (half !== expected) throw new OAuthError('invalid request', 'Bad ID token')
}

function issuerOf(idToken: string): string {
  try {
    return decodeJwt(idToken).iss ?? ''
  } catch {
    return ''
  }
}
