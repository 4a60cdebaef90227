import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ASSISTANT_SCOPES, PRODUCT } from '@kvint/contract'
import { hostedService } from '@kvint/hosted'
import { applyMigrations } from '@kvint/postgres'
import type { FastifyInstance } from 'fastify'
import { apiKeyVerifier, type VerifyApiKey } from '../api-keys/verify-api-key.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { IdentityProvider } from '../configuration/identity-provider.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { permitsIn } from '../rate-limits/permit-store.ts'
import { type RateLimits, rateLimitsOver } from '../rate-limits/rate-limits.ts'
import { tokenSeal, type TokenSeal } from '../session/sealed-token.ts'
import { sessionKey } from '../session/session-key.ts'
import { type WebSessions, webSessionsIn } from '../session/web-sessions.ts'
import { type AccountService, embeddedAccountService, remoteAccountService } from './account-service.ts'
import { bearerVerifier, type VerifyBearer } from './bearer.ts'
import { type IsSessionOpen, sessionLookup } from './is-session-open.ts'
import { type Profiles, profilesIn } from './profiles.ts'
import { callerVerifier } from './verify-caller.ts'

export type Accounts = {
  readonly service: AccountService
  readonly pool: Database['pool']
  readonly isSessionOpen: IsSessionOpen
  /** Access tokens and keys, for the product API. */
  readonly verifyBearer: VerifyBearer
  readonly verifyApiKey: VerifyApiKey
  readonly limits: RateLimits
  readonly sessions: WebSessions
  readonly seal: TokenSeal
  readonly profiles: Profiles
  /** The site is reached by https. */
  readonly isSecure: boolean
  /** The server's own secret: other keys are derived from it. */
  readonly key: Buffer
}

/** What accounts stand on: the database, the hosted service (a Supabase project, or the embedded one), sessions, profiles, keys. */
export async function openAccounts(app: FastifyInstance, configuration: Configuration): Promise<Accounts> {
  const database = await openDatabase(configuration, app.log)
  app.addHook('onClose', database.close)
  const service = await openService(app, configuration, database)
  const key = sessionKey(configuration.sessionKey, configuration.dataFolder)
  const isSecure = configuration.publicUrl.startsWith('https:')
  const { pool } = database
  const isSessionOpen = sessionLookup(pool)
  const seal = tokenSeal(key)
  const onError = (error: unknown) => app.log.warn(error, 'Rate limits could not be counted')
  const limits = rateLimitsOver(permitsIn(pool), configuration.operations.rateLimitFactor, onError)
  const verifyApiKey = apiKeyVerifier(pool)
  const verifyBearer = callerVerifier({ verifyToken: bearerVerifier(service, isSessionOpen), verifyApiKey, limits })
  const sessions = webSessionsIn(database.waitingPool, seal)
  const profiles = profilesIn(pool)
  return { service, pool, isSessionOpen, verifyBearer, verifyApiKey, limits, sessions, seal, profiles, key, isSecure }
}

async function openService(
  app: FastifyInstance,
  configuration: Configuration,
  database: Database,
): Promise<AccountService> {
  const { supabase, publicUrl, isLocal, smtp, mailFrom, identityProvider } = configuration
  if (supabase) {
    await applyMigrations(database.pool, MIGRATIONS)
    return remoteAccountService(supabase.url, supabase.anonKey)
  }
  const hosted = await hostedService(app, {
    pool: database.pool,
    connectionString: database.connectionString,
    hasOutboxPage: isLocal,
    settings: {
      authUrl: `${publicUrl}/auth/v1`,
      siteUrl: publicUrl,
      redirectUrls: [`${publicUrl}/**`],
      migrations: [MIGRATIONS],
      /** Only on a machine of one's own does an address count without a mail that confirms it. */
      signUp: { isDisabled: !configuration.features.enableRegistration, isEmailConfirmed: isLocal && !smtp },
      mail: { ...(smtp ? { smtp } : {}), ...(mailFrom ? { from: mailFrom } : {}) },
      passkeys: { isEnabled: true, rpId: new URL(publicUrl).hostname, rpName: PRODUCT.name, origins: [publicUrl] },
      providers: identityProvider?.client ? { [identityProvider.name]: providerSettings(identityProvider.client) } : {},
      oauthServer: { resources: [`${publicUrl}/mcp`], scopes: ASSISTANT_SCOPES.map(({ scope }) => scope) },
    },
  })
  return embeddedAccountService(app, publicUrl, hosted.apiKeys.publishable)
}

function providerSettings(client: NonNullable<IdentityProvider['client']>) {
  return { ...client, allowsHttp: client.issuer.startsWith('http:') }
}

const MIGRATIONS = join(fileURLToPath(new URL('../../../..', import.meta.url)), 'supabase/migrations')
