import { callApi } from '../../api/call-api.ts'
import type { Identity } from '../../identity/identity.ts'

export type AuthCheck = {
  readonly status: 'authenticated' | 'unauthenticated' | 'error'
  readonly message: string
}

/** Shows the API the token at hand. Without a token no request is made. */
export async function checkAuth(identity: Pick<Identity, 'accessToken'>): Promise<AuthCheck> {
  try {
    const token = await identity.accessToken().catch(() => null)
    if (!token) return { status: 'unauthenticated', message: 'No access token available' }
    const { ok, status } = await callApi('/auth/profile', { token })
    if (ok) return { status: 'authenticated', message: 'Authenticated successfully' }
    if (status === 401) return { status: 'unauthenticated', message: 'JWT token invalid or expired (401)' }
    if (status === 403) return { status: 'unauthenticated', message: 'Access forbidden (403)' }
    return { status: 'error', message: `Authentication failed (${status})` }
  } catch {
    return { status: 'error', message: 'Authentication check failed' }
  }
}
