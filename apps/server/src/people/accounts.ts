import { permitsIn, type RateLimits, rateLimitsOver } from '@kvint/hosted'
import type { FastifyInstance } from 'fastify'
import type { VerifyBearer } from '../platform/callers/bearer.ts'
import type { Configuration } from '../platform/configuration/configuration.ts'
import { type Database, openDatabase } from '../platform/database/open-database.ts'
import type { Count } from '../platform/metrics/count.ts'
import type { QueueMail } from '../platform/mail/mail-queue.ts'
import { tokenSeal, type TokenSeal } from '../platform/seal/sealed-token.ts'
import { bearerVerifier } from './accounts/bearer-verifier.ts'
import { type Profiles, profilesIn } from './accounts/profiles.ts'
import { callerVerifier } from './accounts/verify-caller.ts'
import { apiKeyVerifier, type VerifyApiKey } from './api-keys/verify-api-key.ts'
import type { AccountService } from './service/account-service.ts'
import { sessionLookup } from './service/is-session-open.ts'
import { openAccountService } from './service/open-account-service.ts'
import { secondStepLookup } from './service/second-step.ts'
import type { TokenChecks } from './service/token-checks.ts'
import { sessionKey } from './session/session-key.ts'
import { type WebSessions, webSessionsIn } from './session/web-sessions.ts'

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
  {
    opening = openDatabase(configuration),
    count,
  }: { readonly opening?: Promise<Database> | undefined; readonly count: Count },
): Promise<Accounts> {
  const database = await opening
  database.tellTo(app.log)
  app.addHook('onClose', database.close)
  const { service, queueMail } = await openAccountService(app, configuration, database, count)
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
