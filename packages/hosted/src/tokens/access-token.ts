import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { Hosted } from '../hosted.ts'
import { AuthError } from '../http/auth-error.ts'
import { boundedMetadata } from '../users/metadata.ts'
import type { UserRow } from '../users/user-row.ts'

export type SessionForToken = {
  id: string
  aal: string
  amr: { method: string; timestamp: number }[]
  oauth_client_id?: string | null
  scopes?: string | null
  resource?: string | null
  notAfter?: Date | null
}

export type Claims = JWTPayload & {
  role?: string
  session_id?: string
  aal?: string
  client_id?: string
  email?: string
}

/** Signs the access token of a session (protocol 0.7). Never longer than the session itself may live. */
export async function signAccessToken(
  hosted: Hosted,
  user: UserRow,
  session: SessionForToken,
): Promise<{ token: string; expiresAt: number; expiresIn: number }> {
  const issuedAt = Math.floor(Date.now() / 1000)
  const last = session.notAfter ? Math.floor(session.notAfter.getTime() / 1000) : Infinity
  const expiresAt = Math.min(issuedAt + hosted.settings.tokens.lifetimeSeconds, last)
  const signer = await hosted.keyRing.signer()
  const token = await new SignJWT({
    iss: hosted.settings.authUrl,
    sub: user.id,
    aud: session.resource ?? user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: boundedMetadata(user.raw_app_meta_data, ['provider', 'providers']),
    user_metadata: boundedMetadata(user.raw_user_meta_data, ['full_name']),
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
    ...(session.oauth_client_id ? { client_id: session.oauth_client_id, scope: session.scopes ?? '' } : {}),
  })
    .setProtectedHeader({ alg: signer.alg, typ: 'JWT', ...(signer.kid ? { kid: signer.kid } : {}) })
    .sign(signer.privateKey)
  return { token, expiresAt, expiresIn: expiresAt - issuedAt }
}

/**
 * The claims of a token that one of our keys signed and that has not expired; else 403 `bad_jwt`.
 *
 * @example (await verifyAccessToken(hosted, token)).sub // the user's id
 */
export async function verifyAccessToken(hosted: Hosted, token: string, leewaySeconds = 0): Promise<Claims> {
  try {
    const header = decodeProtectedHeader(token)
    const key = await hosted.keyRing.verifier(header)
    if (key === undefined)
      throw new Error(`unrecognized JWT kid ${header.kid ?? '<nil>'} for algorithm ${header.alg ?? '<nil>'}`)
    const { payload } = await jwtVerify<Claims>(token, key.key, {
      algorithms: [key.alg],
      clockTolerance: leewaySeconds,
    })
    return payload
  } catch (error) {
    const reason =
      error instanceof errors.JWTExpired ? 'token has invalid claims: token is expired' : (error as Error).message
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`, {})
  }
}
