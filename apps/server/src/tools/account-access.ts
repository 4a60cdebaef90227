import type { Limit, RateLimits } from '@kvint/hosted'
import { KvintError } from '@kvint/contract'
import type { VerifyBearer } from '../platform/callers/bearer.ts'
import type { VerifyApiKey } from '../people/api-keys/verify-api-key.ts'
import type { Access, Authenticate, Subject } from './access.ts'

export type AccountAccess = {
  readonly verifyBearer: VerifyBearer
  readonly verifyApiKey: VerifyApiKey
  readonly limits: RateLimits
  /** What a client that comes without a token is told to ask for. */
  readonly scopes: readonly string[]
}

/** Anyone who holds a token of the site, one that an assistant was granted for the tool server, or an API key. */
export function accountAccess({ verifyBearer, verifyApiKey, limits, scopes }: AccountAccess): Authenticate {
  return async (request, isGoingOn = false) => {
    const { authorization } = request.headers
    if (authorization === undefined) return refused('missing_token', 'Sign in to use the tools.', scopes)
    try {
      const key = /^Bearer (kvint_\S+)$/.exec(authorization)?.[1]
      const subject = key === undefined ? await byToken() : await byKey(key)
      if (!subject) return refused('invalid_token', 'This key does not work, or no longer.', scopes)
      if (isGoingOn) return { kind: 'granted', subject }
      const seconds = await limits.take(CALLS, subject.id)
      return seconds === undefined ? { kind: 'granted', subject } : { kind: 'slowed', seconds }
    } catch (error) {
      if (error instanceof KvintError && (error.code === 'unauthorized' || error.code === 'forbidden'))
        return refused('invalid_token', error.message, scopes)
      throw error
    }

    async function byToken(): Promise<Subject> {
      const { sub, client_id, scope } = await verifyBearer(request)
      return { id: sub, scopes: client_id === undefined ? 'all' : (scope ?? '').split(' ').filter(Boolean) }
    }
  }

  async function byKey(key: string): Promise<Subject | undefined> {
    const holder = await verifyApiKey(key)
    return holder && { id: holder.userId, scopes: holder.scopes }
  }
}

function refused(error: 'missing_token' | 'invalid_token', description: string, scopes: readonly string[]): Access {
  return { kind: 'refused', challenge: { error, description, scopes } }
}

/** Of one account, over all its assistants: a busy one makes a call or two a second. */
const CALLS: Limit = { name: 'tool-calls', amount: 600, seconds: 60 }
