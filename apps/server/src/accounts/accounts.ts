import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hostedService } from '@kvint/hosted'
import { applyMigrations } from '@kvint/postgres'
import type { FastifyInstance } from 'fastify'
import type { Configuration } from '../configuration/configuration.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { tokenSeal } from '../session/sealed-token.ts'
import { sessionKey } from '../session/session-key.ts'
import { sessionRoutes } from '../session/session-routes.ts'
import { webSessionsIn } from '../session/web-sessions.ts'
import { type AccountService, embeddedAccountService, remoteAccountService } from './account-service.ts'
import { waitlistRoutes } from '../waitlist/waitlist-routes.ts'
import { bearerVerifier, type VerifyBearer } from './bearer.ts'
import { profileRoutes } from './profile-routes.ts'
import { type Profiles, profilesIn } from './profiles.ts'

export type Accounts = {
  readonly service: AccountService
  readonly pool: Database['pool']
  readonly verifyBearer: VerifyBearer
  readonly profiles: Profiles
  /** The site is reached by https. */
  readonly isSecure: boolean
  /** The server's own secret: other keys are derived from it. */
  readonly key: Buffer
}

/** Accounts: the database, the hosted service (a Supabase project, or the embedded one), sessions of the site, profiles. */
export async function openAccounts(app: FastifyInstance, configuration: Configuration): Promise<Accounts> {
  const database = await openDatabase(configuration, app.log)
  app.addHook('onClose', database.close)
  const service = await openService(app, configuration, database)
  const key = sessionKey(configuration.sessionKey, configuration.dataFolder)
  const verifyBearer = bearerVerifier(service)
  const { publicUrl } = configuration
  const isSecure = publicUrl.startsWith('https:')
  const { pool } = database
  const sessions = webSessionsIn(database.waitingPool, tokenSeal(key))
  await app.register(sessionRoutes, { service, sessions, isSecure })
  const profiles = profilesIn(pool)
  await app.register(profileRoutes, { verifyBearer, profiles })
  if (!configuration.supabase) await app.register(waitlistRoutes, { pool, publicUrl })
  return { service, pool, verifyBearer, profiles, key, isSecure }
}

async function openService(
  app: FastifyInstance,
  configuration: Configuration,
  database: Database,
): Promise<AccountService> {
  const { supabase, publicUrl, isLocal, smtp, mailFrom } = configuration
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
      oauthServer: { resources: [`${publicUrl}/mcp`] },
    },
  })
  return embeddedAccountService(app, publicUrl, hosted.apiKeys.publishable)
}

const MIGRATIONS = join(fileURLToPath(new URL('../../../..', import.meta.url)), 'supabase/migrations')
