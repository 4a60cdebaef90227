import type { FastifyRequest } from 'fastify'

/** Who asks, as far as the tool server must know. */
export type Subject = {
  /** Stable id of the account; sessions and libraries belong to it. */
  readonly id: string
  /** What was granted; `all` to the person herself. */
  readonly scopes: readonly string[] | 'all'
}

/** What authentication says of a request. */
export type Access =
  | { readonly kind: 'granted'; readonly subject: Subject }
  | { readonly kind: 'refused'; readonly challenge: Challenge }
  | { readonly kind: 'slowed'; readonly seconds: number }

/** Why a request is refused, in the terms of RFC 6750. */
export type Challenge = {
  /** `insufficient_scope` is answered with 403, the others with 401. */
  readonly error: 'missing_token' | 'invalid_token' | 'insufficient_scope'
  readonly description: string
  /** Scopes that would do. */
  readonly scopes: readonly string[]
}

/** Verifies a request's bearer token or API key: signature, expiry, audience. Counts it as a call, but for a stream that goes on. */
export type Authenticate = (request: FastifyRequest, isGoingOn?: boolean) => Promise<Access> | Access

/** Where no one signs in: everybody is one visitor with the demo library. */
export const everybody: Authenticate = () => ({ kind: 'granted', subject: VISITOR })

export const VISITOR: Subject = { id: 'visitor', scopes: 'all' }
