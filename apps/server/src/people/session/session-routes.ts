import { KvintError } from '@kvint/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { AccountService } from '../service/account-service.ts'
import { secondStepOwed } from '../service/second-step.ts'
import type { TokenChecks } from '../service/token-checks.ts'
import type { IdentityProvider } from '../../platform/configuration/identity-provider.ts'
import { endAtService } from './end-at-service.ts'
import { openSessionRoutes } from './open-session-routes.ts'
import { clearedCookies, newSessionId, sessionCookies, sessionIdOf } from './session-cookie.ts'
import { levelOf } from './level-of.ts'
import { refreshTokens, type SignedIn } from './refresh-tokens.ts'
import { redirectLoginRoutes } from './redirect-login-routes.ts'
import type { TokenSeal } from '../../platform/seal/sealed-token.ts'
import type { Renewal, WebSessions } from './web-sessions.ts'

type Options = {
  readonly service: AccountService
  readonly sessions: WebSessions
  readonly checks: TokenChecks
  readonly isSecure: boolean
  readonly seal: TokenSeal
  readonly publicUrl: string
  /** Where people sign in at the page of somebody else. */
  readonly provider: IdentityProvider | undefined
}

/**
 * `POST /api/session/{adopt,refresh,logout}` and the list of open sessions: the page's session behind a cookie that no
 * script can read. Only these calls trust the cookie, and only from the site's own pages.
 */
export const sessionRoutes = fastifyPlugin<Options>(async (app, options) => {
  const { service, sessions, checks, isSecure, provider } = options
  if (provider) app.register(async (scope) => redirectLoginRoutes(scope, { ...options, provider }))

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      refuseForeignCaller(request)
    })

    /**
     * Takes over a sign-in. One by password shows its second step before; one that a mailed link brought cannot, as the page
     * begins with it: its cookie leads to that step and opens nothing else. Two rotations at once leave the refresh token
     * that the page has seen without worth.
     */
    scope
      .withTypeProvider<ZodTypeProvider>()
      .post('/api/session/adopt', { schema: { body: adoptSchema } }, async (request, reply) => {
        const { refresh_token: given } = request.body
        const first = await refreshTokens(service, given, request.ip)
        if (
          first.kind === 'signed-in' &&
          isByPassword(first.signedIn) &&
          (await checks.owesSecondStep(levelOf(first.signedIn)))
        )
          throw secondStepOwed()
        const second =
          first.kind === 'signed-in' ? await refreshTokens(service, first.signedIn.refreshToken, request.ip) : first
        if (second.kind === 'unavailable')
          throw new KvintError('unavailable', 'The account service cannot be reached. Try again in a moment.')
        if (second.kind === 'refused') throw new KvintError('unauthorized', 'The sign-in has expired. Sign in again.')
        const old = sessionIdOf(request, isSecure)
        if (old) await sessions.end(old)
        const id = newSessionId()
        await sessions.open(id.hash, second.signedIn, request.headers['user-agent'] ?? '')
        return reply.header('set-cookie', sessionCookies(id.value, isSecure)).send(toBody(second.signedIn))
      })

    /** A short-lived access token for the holder of the cookie, second step shown or not: it leads there. A service that is away ends no session. */
    scope.post('/api/session/refresh', async (request, reply) => {
      const id = sessionIdOf(request, isSecure)
      const signedIn =
        id && (await oneAtATime(id, () => sessions.renew(id, (kept) => renewed(service, kept, request.ip))))
      return signedIn ? reply.send(toBody(signedIn)) : sendSignedOut(reply, isSecure)
    })

    scope.post('/api/session/logout', async (request, reply) => {
      const id = sessionIdOf(request, isSecure)
      const kept = id && (await sessions.end(id))
      void reply.header('set-cookie', clearedCookies(isSecure))
      if (!kept) return reply.status(204).send()
      if (!(await endAtService(service, kept, request.ip)))
        throw new KvintError('unavailable', 'You are signed out here, but the account service could not be reached.')
      return reply.status(204).send()
    })

    openSessionRoutes(scope, { service, sessions, checks, isSecure })
  })
})

function isByPassword(signedIn: SignedIn): boolean {
  const { amr } = levelOf(signedIn)
  return amr.length === 0 || amr.some(({ method }) => method === 'password')
}

async function renewed(
  service: AccountService,
  kept: { refreshToken: string; accessToken?: string; expiresAt?: number },
  address: string,
): Promise<Renewal<SignedIn>> {
  if (kept.accessToken && (kept.expiresAt ?? 0) - Date.now() / 1000 > STILL_GOOD_SECONDS) {
    const { status, body } = await service.call('/auth/v1/user', { method: 'GET', accessToken: kept.accessToken })
    const user = userSchema.safeParse(body)
    if (status === 200 && user.success) {
      const { accessToken, expiresAt = 0, refreshToken } = kept
      return { kind: 'keep', result: { accessToken, expiresAt, refreshToken, userId: user.data.id, user: user.data } }
    }
    if (status >= 500)
      throw new KvintError('unavailable', 'The account service cannot be reached. Try again in a moment.')
  }
  const fresh = await refreshTokens(service, kept.refreshToken, address)
  if (fresh.kind === 'unavailable')
    throw new KvintError('unavailable', 'The account service cannot be reached. Try again in a moment.')
  return fresh.kind === 'refused' ? { kind: 'drop' } : { kind: 'store', tokens: fresh.signedIn, result: fresh.signedIn }
}

/** Callers for one session that come while it is being renewed share the answer. */
const underWay = new Map<string, Promise<SignedIn | undefined>>()
function oneAtATime(id: Buffer, work: () => Promise<SignedIn | undefined>): Promise<SignedIn | undefined> {
  const name = id.toString('base64')
  const running = underWay.get(name) ?? work().finally(() => underWay.delete(name))
  underWay.set(name, running)
  return running
}

/** A form or a script of another site cannot send this header without asking first, and is refused by its origin. */
function refuseForeignCaller(request: FastifyRequest): void {
  const { origin, host, 'x-session': marker, 'sec-fetch-site': site } = request.headers
  const isOwnOrigin = origin === undefined || URL.parse(origin)?.host === host
  const isOwnSite = site === undefined || site === 'same-origin'
  if (marker !== '1' || !isOwnOrigin || !isOwnSite)
    throw new KvintError('forbidden', 'Only the site’s own pages may ask for a session.')
}

function sendSignedOut(reply: FastifyReply, isSecure: boolean): FastifyReply {
  return reply.status(401).header('set-cookie', clearedCookies(isSecure)).send({ code: 'no_session', session: null })
}

function toBody({ accessToken, expiresAt, user }: SignedIn) {
  return { session: { access_token: accessToken, expires_at: expiresAt, user } }
}

const adoptSchema = z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(4096)) })
const userSchema = z.looseObject({ id: z.string() })
const STILL_GOOD_SECONDS = 60
