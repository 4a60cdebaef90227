import { permitsIn, type RateLimits, rateLimitsOver } from '@kvint/hosted'
import type { FastifyInstance } from 'fastify'
import { apiKeyVerifier, type VerifyApiKey } from '../api-keys/verify-api-key.ts'
import type { Configuration } from '../../platform/configuration/configuration.ts'
import { type Database, openDatabase } from '../../platform/database/open-database.ts'
import type { QueueMail } from '../../platform/mail/mail-queue.ts'
import { tokenSeal, type TokenSeal } from '../session/sealed-token.ts'
import { sessionKey } from '../session/session-key.ts'
import { type WebSessions, webSessionsIn } from '../session/web-sessions.ts'
import type { AccountService } from './account-service.ts'
import { bearerVerifier, type TokenChecks, type VerifyBearer } from './bearer.ts'
import { sessionLookup } from './is-session-open.ts'
import { openAccountService } from './open-account-service.ts'
import { type Profiles, profilesIn } from './profiles.ts'
import { secondStepLookup } from './second-step.ts'
import { callerVerifier } from './verify-caller.ts'

export type Accounts = {
  readonly service: AccountService
  readonly pool: Database['pool']
  /** For connections of its own, such as one that listens. */
  readonly connectionString: string
  readonly checks: TokenChecks
  /** Access tokens and keys, for the product API. */
  readonly verifyBearer: VerifyBearer
  readonly verifyApiKey: VerifyApiKey
  readonly limits: RateLimits
  readonly sessions: WebSessions
  readonly seal: TokenSeal
  readonly profiles: Profiles
  readonly queueMail: QueueMail
  /** The site is reached by https. */
  readonly isSecure: boolean
  /** The server's own secret: other keys are derived from it. */
  readonly key: Buffer
}

/** What accounts stand on: the database, the hosted service (a Supabase project, or the embedded one), sessions, profiles, keys. */
export async function openAccounts(
  app: FastifyInstance,
  configuration: Configuration,
  opening: Promise<Database> = openDatabase(configuration),
): Promise<Accounts> {
  const database = await opening
  database.tellTo(app.log)
  app.addHook('onClose', database.close)
  const { service, queueMail } = await openAccountService(app, configuration, database)
  const key = sessionKey(configuration.sessionKey, configuration.dataFolder)
  const { pool } = database
  const checks = { isSessionOpen: sessionLookup(pool), owesSecondStep: secondStepLookup(pool) }
  const seal = tokenSeal(key)
  /** Without its database the service answers little anyway; the limit must not be what ends the rest. */
  const onError = (error: unknown) => app.log.warn(error, 'Rate limits could not be counted')
  const limits = rateLimitsOver(permitsIn(pool, 'kvint.rate_limits'), configuration.operations.rateLimitFactor, onError)
  const verifyApiKey = apiKeyVerifier(pool)
  return {
    service,
    pool,
    connectionString: database.connectionString,
    checks,
    verifyBearer: callerVerifier({ verifyToken: bearerVerifier(service, checks), verifyApiKey, limits }),
    verifyApiKey,
    limits,
    sessions: webSessionsIn(database.waitingPool, seal),
    seal,
    profiles: profilesIn(pool),
    queueMail,
    isSecure: configuration.publicUrl.startsWith('https:'),
    key,
  }
}
