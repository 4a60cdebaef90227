import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { authRoutes } from './auth-routes.ts'
import { cleanUp } from './database/clean-up.ts'
import { prepareDatabase } from './database/prepare-database.ts'
import { openDatabase } from './database/sql.ts'
import { openTurns } from './database/turns.ts'
import { discovery } from './flows/well-known.ts'
import type { Hosted, LongLivedPart } from './hosted.ts'
import { openLater } from './later.ts'
import { openMailer } from './mail/mailer.ts'
import { outboxPage } from './mail/outbox-page.ts'
import { permitsIn } from './rate-limits/permit-store.ts'
import { rateLimitsOver } from './rate-limits/rate-limits.ts'
import { openRealtime } from './realtime/open-realtime.ts'
import { restRoutes } from './rest/rest-routes.ts'
import { openLiveSessions } from './sessions/live-sessions.ts'
import { readSettings } from './settings.ts'
import { loadApiKeys } from './tokens/api-keys.ts'
import { openKeyRing } from './tokens/key-ring.ts'

export type HostedOptions = {
  /** Any part of the settings; the rest is as for a local run. */
  settings?: unknown
  /** A pool of connections as the owner of the database. */
  pool: Pool
  /** Of the database itself, for LISTEN and migrations, which no transaction pooler carries. */
  connectionString: string
  /** As the server's own `trustProxy`: whose word on the address of a caller counts. */
  trustedProxies?: readonly string[]
  /** Told of each failure of a part that goes on by itself. */
  onPartFailed?: (part: LongLivedPart) => void
  /** Shows the outbox at `/outbox`: only for a server that no one else can reach. */
  hasOutboxPage?: boolean
}

/**
 * Mounts the Supabase-compatible service on a Fastify server: `/auth/v1`, `/rest/v1`, `/realtime/v1`.
 * @example
 * const hosted = await hostedService(app, { pool, connectionString, settings: { siteUrl } })
 * createClient(origin, hosted.apiKeys.publishable)
 */
export async function hostedService(app: FastifyInstance, options: HostedOptions): Promise<Hosted> {
  const settings = readSettings(options.settings ?? {})
  await prepareDatabase(options.connectionString, settings.migrations)
  const database = openDatabase(options.pool)
  const failed: Hosted['failed'] = (part, error) => {
    options.onPartFailed?.(part)
    app.log.error({ err: error, part }, 'hosted: a part failed and goes on')
  }
  const hosted: Hosted = {
    failed,
    settings,
    database,
    turns: openTurns(settings.rest.turns),
    keyRing: openKeyRing(database, settings),
    sessions: openLiveSessions(database),
    apiKeys: await loadApiKeys(database, settings.keys),
    mailer: openMailer(database, settings, app.log, (error) => failed('mail', error)),
    limits: rateLimitsOver(
      permitsIn(options.pool, 'auth.rate_limits'),
      settings.limits.isEnabled ? settings.limits.factor : 0,
      refuse,
    ),
    later: openLater(app.log),
    log: app.log,
  }
  await app.register((scope) => Promise.resolve(authRoutes(scope, hosted)), {
    prefix: settings.paths.auth,
    logSerializers,
  })
  await app.register((scope) => Promise.resolve(restRoutes(scope, hosted)), {
    prefix: settings.paths.rest,
    logSerializers,
  })
  const realtime = await openRealtime(app, hosted, options.connectionString, options.trustedProxies ?? [])
  if (settings.oauthServer.isEnabled && settings.paths.auth !== '') {
    const issuerPath = new URL(settings.authUrl).pathname
    for (const path of ['oauth-authorization-server', 'openid-configuration'])
      app.get(`/.well-known/${path}${issuerPath}`, () => discovery(hosted))
    // Tool clients of the protocol of March 2025 ask at the root of the tool server.
    app.get('/.well-known/oauth-authorization-server', () => discovery(hosted))
  }
  if (options.hasOutboxPage) outboxPage(app, hosted)
  const cleaning = setInterval(() => void cleanUp(hosted), CLEANING_INTERVAL_MS)
  cleaning.unref()
  // Before the server stops listening: it waits for every socket, and a listener would never leave by itself.
  app.addHook('preClose', () => realtime.close())
  app.addHook('onClose', async () => {
    clearInterval(cleaning)
    await hosted.later.settled()
    await hosted.mailer.close()
  })
  return hosted
}

/** A guess that cannot be counted is not looked at: the database is away, and an outage is what the caller is told. */
function refuse(error: unknown): never {
  throw error
}

/** A query may hold a token, a code or a key: the log gets the path alone. */
const logSerializers = {
  req: (request: FastifyRequest) => `${request.method} ${request.url.split('?')[0]} from ${request.ip}`,
}

const CLEANING_INTERVAL_MS = 600_000
