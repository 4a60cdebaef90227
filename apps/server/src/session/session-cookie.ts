import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A new value of the cookie and what of it is stored. */
export function newSessionId(): { readonly value: string; readonly hash: Buffer } {
  const value = randomBytes(32).toString('base64url')
  return { value, hash: hashOf(value) }
}

/** The stored form of the request's cookie; undefined without one. */
export function sessionIdOf(request: FastifyRequest): Buffer | undefined {
  const value = /(?:^|;\s*)(?:__Host-)?sid=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  return value ? hashOf(value) : undefined
}

/** `__Host-` needs https; a server that only this machine reaches goes without. */
export function sessionCookie(value: string, isSecure: boolean): string {
  return `${nameOf(isSecure)}=${value}; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

export function clearedCookie(isSecure: boolean): string {
  return `${nameOf(isSecure)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

/** Thirty days. */
export const SESSION_SECONDS = 2_592_000

function nameOf(isSecure: boolean): string {
  return isSecure ? '__Host-sid' : 'sid'
}

function hashOf(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
