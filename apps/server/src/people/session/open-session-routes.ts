import { KvintError, type OpenSessionList } from '@kvint/contract'
import { deviceOf } from '@kvint/hosted'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { decodeJwt } from 'jose'
import * as z from 'zod/mini'
import type { AccountService } from '../service/account-service.ts'
import type { IsSessionOpen } from '../service/is-session-open.ts'
import { secondStepOwed } from '../service/second-step.ts'
import type { TokenChecks } from '../service/token-checks.ts'
import { endAtService } from './end-at-service.ts'
import { levelOf } from './level-of.ts'
import { sessionIdOf } from './session-cookie.ts'
import type { OpenedSession, WebSessions } from './web-sessions.ts'

type Options = {
  readonly service: AccountService
  readonly sessions: WebSessions
  readonly checks: TokenChecks
  readonly isSecure: boolean
}

/** `GET /api/session/list`: where the account is signed in. `POST /api/session/end`: ends one of those, by its id. */
export function openSessionRoutes(app: FastifyInstance, { service, sessions, checks, isSecure }: Options): void {
  app.get('/api/session/list', async (request): Promise<OpenSessionList> => {
    const idHash = sessionIdOf(request, isSecure)
    const found = await sessionsOf(idHash)
    const states = await Promise.all(found.map((session) => isAlive(session, checks.isSessionOpen)))
    return { sessions: found.filter((_, index) => states[index]).map(shownOf) }
  })

  app
    .withTypeProvider<ZodTypeProvider>()
    .post('/api/session/end', { schema: { body: endSchema } }, async (request, reply) => {
      const idHash = sessionIdOf(request, isSecure)
      const found = await sessionsOf(idHash)
      const session = found.find(({ id }) => id === request.body.id)
      if (!session) throw new KvintError('not-found', 'This session has already ended. Reload the list.')
      if (session.isCurrent) throw new KvintError('bad-request', 'This is your current session. Sign out to end it.')
      const kept = idHash && (await sessions.endOther(idHash, session.id))
      if (kept && !(await endAtService(service, kept, request.ip)))
        throw new KvintError(
          'unavailable',
          'That browser is signed out here, but the account service could not be reached.',
        )
      return reply.status(204).send()
    })

  /** Of an account that the cookie opens whole. @throws KvintError `unauthorized`, `forbidden` */
  async function sessionsOf(idHash: Buffer | undefined): Promise<readonly OpenedSession[]> {
    const found = idHash && (await sessions.ofSameAccount(idHash))
    const kept = found?.find(({ isCurrent }) => isCurrent)?.kept
    if (!found || !kept?.accessToken) throw signedOut()
    if (await checks.owesSecondStep(levelOf({ accessToken: kept.accessToken }))) throw secondStepOwed()
    return found
  }
}

/** A session that was ended at the account service is only noticed here when its cookie is used again. */
async function isAlive({ isCurrent, kept }: OpenedSession, isSessionOpen: IsSessionOpen): Promise<boolean> {
  if (isCurrent) return true
  if (!kept) return false
  const id = sessionIdSchema.safeParse(kept.accessToken && decodeJwt(kept.accessToken)['session_id'])
  return id.success ? isSessionOpen(id.data) : true
}

function shownOf({ id, userAgent, createdAt, lastUsedAt, isCurrent }: OpenedSession) {
  const times = { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() }
  return { id, ...deviceOf(userAgent), ...times, isCurrent }
}

function signedOut(): KvintError {
  return new KvintError('unauthorized', 'You are not signed in. Sign in, then try again.')
}

const endSchema = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })
const sessionIdSchema = z.guid()
