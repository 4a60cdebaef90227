import { callApi } from '../../api/call-api.ts'
import type { StatusMessage } from './copy/en/status.ts'
import type { Identity } from '../../identity/identity.ts'

export type AuthCheck = {
  readonly status: 'authenticated' | 'unauthenticated' | 'error'
  readonly message: StatusMessage
}

/** Shows the API the token at hand. Without a token no request is made. */
export async function checkAuth(identity: Pick<Identity, 'accessToken'>): Promise<AuthCheck> {
  try {
    const token = await identity.accessToken().catch(() => null)
    if (!token) return { status: 'unauthenticated', message: { name: 'noToken' } }
    const { ok, status } = await callApi('/auth/profile', { token })
    if (ok) return { status: 'authenticated', message: { name: 'authenticated' } }
    if (status === 401) return { status: 'unauthenticated', message: { name: 'expired' } }
    if (status === 403) return { status: 'unauthenticated', message: { name: 'forbidden' } }
    return { status: 'error', message: { name: 'refused', code: status } }
  } catch {
    return { status: 'error', message: { name: 'failed' } }
  }
}
