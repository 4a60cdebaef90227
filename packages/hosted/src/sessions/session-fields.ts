import type { TokenResponse } from './token-response.ts'

/** A session as the fields of a URL fragment. */
export function sessionFields(session: TokenResponse): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  }
}
