import { KvintError } from '@kvint/contract'
import type { VerifyBearer } from '../accounts/bearer.ts'
import type { Authenticate } from './access.ts'

/** Whoever holds a token of the site, or one that an assistant was granted for the tool server. */
export function accountAccess(verifyBearer: VerifyBearer): Authenticate {
  return async (request) => {
    if (request.headers.authorization === undefined) return refused('missing_token', 'Sign in to use the tools.')
    try {
      const { sub } = await verifyBearer(request)
      return { kind: 'granted', subject: { id: sub, scopes: [] } }
    } catch (error) {
      if (error instanceof KvintError && error.code === 'unauthorized') return refused('invalid_token', error.message)
      throw error
    }
  }
}

function refused(error: 'missing_token' | 'invalid_token', description: string) {
  return { kind: 'refused', challenge: { error, description, scopes: [] } } as const
}
