import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { cookieName, ownCookie } from './own-cookie.ts'
import type { TokenSeal } from '../../platform/seal/sealed-token.ts'

/** A sign-in that was begun in this browser and waits for the provider's answer. */
export type RedirectLogin = z.infer<typeof loginSchema>

/** Holds it, sealed, for ten minutes; undefined takes it away. Lax, as the browser comes back from another site. */
export function redirectLoginCookie(login: RedirectLogin | undefined, seal: TokenSeal, isSecure: boolean): string {
  const value = login ? seal.seal(JSON.stringify(login)).toString('base64url') : ''
  const secure = isSecure ? '; Secure' : ''
  return `${cookieName('login', isSecure)}=${value}; Path=/; Max-Age=${login ? LIFETIME_SECONDS : 0}; HttpOnly; SameSite=Lax${secure}`
}

export function redirectLoginOf(
  request: FastifyRequest,
  seal: TokenSeal,
  isSecure: boolean,
): RedirectLogin | undefined {
  const value = ownCookie(request, 'login', isSecure)
  const opened = value === undefined ? undefined : seal.open(Buffer.from(value, 'base64url'))
  return opened === undefined ? undefined : loginSchema.parse(JSON.parse(opened))
}

const LIFETIME_SECONDS = 600
const loginSchema = z.object({ verifier: z.string(), state: z.string(), returnTo: z.string() })
