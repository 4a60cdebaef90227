import type { Identity } from './identity.ts'

/** A token that still holds for a while. Rejects with what to do where there is none. */
export async function tokenOf(identity: Identity): Promise<string> {
  const token = await identity.accessToken()
  if (!token) throw new Error('Sign in again, then try once more.')
  return token
}
