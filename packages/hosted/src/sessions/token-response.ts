import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { signAccessToken } from '../tokens/access-token.ts'
import { encodeRefreshToken } from '../tokens/refresh-token.ts'
import { userJson } from '../users/user-json.ts'
import type { UserRow } from '../users/user-row.ts'
import { amrOf, type SessionRow } from './session-row.ts'

export type TokenResponse = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
} & Record<string, unknown>

/** What a client gets for a session as it stands (protocol 0.5). */
export async function tokenResponse(
  sql: Sql,
  hosted: Hosted,
  user: UserRow,
  session: SessionRow,
): Promise<TokenResponse> {
  const { token, expiresAt, expiresIn } = await signAccessToken(hosted, user, {
    id: session.id,
    aal: session.aal,
    amr: await amrOf(sql, session.id),
    oauth_client_id: session.oauth_client_id,
    scopes: session.scopes,
    resource: session.resource,
    notAfter: session.not_after,
  })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: encodeRefreshToken({
      id: session.id,
      counter: Number(session.refresh_token_counter),
      key: session.refresh_token_hmac_key,
    }),
    user: await userJson(sql, user),
  }
}
