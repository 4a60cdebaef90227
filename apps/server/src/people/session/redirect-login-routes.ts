import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { returnPath } from '@kvint/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { AccountService } from '../service/account-service.ts'
import type { IdentityProvider } from '../../platform/configuration/identity-provider.ts'
import { redirectLoginCookie, redirectLoginOf, type RedirectLogin } from './redirect-login-cookie.ts'
import { exchangeCode } from './refresh-tokens.ts'
import type { TokenSeal } from '../../platform/seal/sealed-token.ts'
import { newSessionId, sessionCookies } from './session-cookie.ts'
import type { WebSessions } from './web-sessions.ts'

type Options = {
  readonly service: AccountService
  readonly sessions: WebSessions
  readonly seal: TokenSeal
  readonly publicUrl: string
  readonly provider: IdentityProvider
}

/**
 * Signing in at the page of an external provider. `GET /api/session/start` leaves for it, with PKCE and a state that
 * only this browser holds; `GET /api/session/callback` trades what comes back for a session and goes on into the site.
 */
export function redirectLoginRoutes(app: FastifyInstance, options: Options): void {
  const { service, sessions, seal, publicUrl, provider } = options
  const isSecure = publicUrl.startsWith('https:')
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  app.get('/api/session/start', async (request, reply) => {
    const { hint, return_to: wanted } = startSchema.parse(request.query)
    const login = { verifier: token(), state: token(), returnTo: returnPath(wanted, publicUrl) }
    const query = new URLSearchParams({
      ...(hint === 'sign-up' ? provider.signUpHint : {}),
      provider: provider.name,
      redirect_to: `${publicUrl}/api/session/callback?${new URLSearchParams({ state: login.state })}`,
      code_challenge: createHash('sha256').update(login.verifier).digest('base64url'),
      code_challenge_method: 's256',
    })
    return reply
      .header('set-cookie', redirectLoginCookie(login, seal, isSecure))
      .redirect(`${service.url}/auth/v1/authorize?${query}`, 302)
  })

  app.get('/api/session/callback', async (request, reply) => {
    const login = redirectLoginOf(request, seal, isSecure)
    void reply.header('set-cookie', redirectLoginCookie(undefined, seal, isSecure))
    const code = login && codeOf(request, login)
    if (!code) return backToLogin(reply, login)
    const outcome = await exchangeCode(service, { code, verifier: login.verifier }, request.ip)
    if (outcome.kind !== 'signed-in') return backToLogin(reply, login)
    const id = newSessionId()
    await sessions.open(id.hash, outcome.signedIn, request.headers['user-agent'] ?? '')
    return reply.header('set-cookie', sessionCookies(id.value, isSecure)).redirect(login.returnTo, 303)
  })
}

/** The code, where the answer belongs to the sign-in that this browser began. */
function codeOf(request: FastifyRequest, login: RedirectLogin): string | undefined {
  const { code, state } = answerSchema.parse(request.query)
  const [given, begun] = [state, login.state].map((text) => createHash('sha256').update(text).digest())
  return given && begun && timingSafeEqual(given, begun) && code !== '' ? code : undefined
}

/** The page says that it did not work; what the provider answered is not for her and stays out of the address. */
function backToLogin(reply: FastifyReply, login: RedirectLogin | undefined): FastifyReply {
  const query = new URLSearchParams({ problem: 'provider', ...(login ? { return_to: login.returnTo } : {}) })
  return reply.redirect(`/login?${query}`, 303)
}

function token(): string {
  return randomBytes(32).toString('base64url')
}

const text = z.catch(z.string().check(z.maxLength(2048)), '')
const startSchema = z.object({ hint: text, return_to: text })
const answerSchema = z.object({ code: text, state: text })
