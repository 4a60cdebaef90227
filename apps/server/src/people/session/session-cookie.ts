import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { cookieName, ownCookie } from './own-cookie.ts'

/** A new value of the cookie and what of it is stored. */
export function newSessionId(): { readonly value: string; readonly hash: Buffer } {
  const value = randomBytes(32).toString('base64url')
  return { value, hash: hashOf(value) }
}

/** The stored form of the request's cookie; undefined without one. */
export function sessionIdOf(request: FastifyRequest, isSecure: boolean): Buffer | undefined {
  const value = ownCookie(request, 'sid', isSecure) ?? ''
  return /^[\w-]{43}$/.test(value) ? hashOf(value) : undefined
}

/**
 * The session's cookie, and a mark without a secret that comes along where another site links here, as the session's
 * does not: by it a page knows that asking for the session is worth while. `__Host-` needs https; a server that only
 * this machine reaches goes without.
 */
export function sessionCookies(value: string, isSecure: boolean): string[] {
  return cookies(value, '1', SESSION_SECONDS, isSecure)
}

export function clearedCookies(isSecure: boolean): string[] {
  return cookies('', '', 0, isSecure)
}

/** Whether the browser may hold a session: it does not tell who asks from elsewhere. */
export function mayHaveSession({ headers }: FastifyRequest): boolean {
  return /(?:^|;\s*)(?:__Host-)?(?:sid|signed-in)=\w/.test(headers.cookie ?? '')
}

function cookies(session: string, mark: string, seconds: number, isSecure: boolean): string[] {
  const secure = isSecure ? '; Secure' : ''
  const rest = `Path=/; Max-Age=${seconds}; HttpOnly`
  return [
    `${cookieName('sid', isSecure)}=${session}; ${rest}; SameSite=Strict${secure}`,
    `${cookieName('signed-in', isSecure)}=${mark}; ${rest}; SameSite=Lax${secure}`,
  ]
}

/** Thirty days. */
export const SESSION_SECONDS = 2_592_000

function hashOf(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
