import compress from '@fastify/compress'
import { type FastifyInstance, fastify } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { accountRoutes } from './people/accounts/account-routes.ts'
import { accountsApi } from './people/accounts-api.ts'
import { type Accounts, openAccounts } from './people/accounts.ts'
import { frameApi } from './frame-api.ts'
import type { Configuration } from './platform/configuration/configuration.ts'
import type { Operations } from './platform/configuration/operations.ts'
import type { Database } from './platform/database/open-database.ts'
import { answerErrors, sendNotFound } from './platform/errors/answer-errors.ts'
import { healthRoute } from './platform/health/health-route.ts'
import { readyRoute } from './platform/health/ready-route.ts'
import { accountMcp } from './tools/account-mcp.ts'
import { demoMcp } from './tools/demo-mcp.ts'
import { mcpRoutes } from './tools/mcp-routes.ts'
import { type Metrics, openMetrics } from './platform/metrics/open-metrics.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { limitBodyTime } from './platform/operations/limit-body-time.ts'
import { logRequests } from './platform/operations/log-requests.ts'
import { refuseLargeBodies } from './platform/operations/refuse-large-bodies.ts'
import { secureAnswers } from './platform/operations/secure-answers.ts'
import { type LogTarget, serverOptions } from './platform/operations/server-options.ts'
import { stopGracefully } from './platform/operations/stop-gracefully.ts'
import { type Tracing, UNTRACED } from './platform/tracing/tracing.ts'
import { openPayments } from './money/payments/payments.ts'
import { currentPlans } from './money/plans/current-plans.ts'
import { planRoutes } from './money/plans/plan-routes.ts'
import { openProjects } from './music/projects.ts'
import { contactRoutes } from './pages/contact/contact-routes.ts'
import { waitlistRoutes } from './pages/waitlist/waitlist-routes.ts'
import { serveSite } from './pages/site/serve-site.ts'

/** The whole service as one Fastify instance that does not listen yet: tests call `inject` on it. */
export async function buildApp(
  configuration: Configuration,
  { logTo, database }: { readonly logTo?: LogTarget; readonly database?: Promise<Database> | undefined } = {},
): Promise<FastifyInstance> {
  const { features, operations } = configuration
  const app: FastifyInstance = fastify(serverOptions(configuration, logTo))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  refuseLargeBodies(app)
  stopGracefully(app)

  await app.register(answerErrors)
  await app.register(logRequests)
  await app.register(limitBodyTime)
  await app.register(secureAnswers, { isHttps: configuration.publicUrl.startsWith('https:') })
  const metrics = openMetrics(app, operations)
  const tracing = await tracingOf(app, operations, metrics)
  await app.register(compress, { global: true, threshold: 1024 })

  const accounts = features.enableAuth
    ? await openAccounts(app, configuration, { opening: database, count: metrics.count })
    : undefined
  if (accounts) {
    metrics.watchPool(accounts.pool)
    metrics.watchTables(accounts.pool, configuration.supabase ? 'kvint.mail_outbox' : 'auth.mail_outbox')
  }
  if (operations.metrics) await serveMetrics(app, metrics.registry, operations.metrics)

  if (accounts && configuration.backups && configuration.role !== 'web') {
    const { scheduleBackups } = await import('./operator/schedule-backups.ts')
    await scheduleBackups(app, configuration, accounts, metrics)
  }
  if (configuration.role === 'worker' && accounts)
    return await asWorker(app, configuration, accounts, { ...metrics, tracing })
  let payments: Awaited<ReturnType<typeof openPayments>>
  let music: Awaited<ReturnType<typeof openProjects>> | undefined
  await app.register(async (api) => {
    await frameApi(api, configuration, accounts)
    await api.register(healthRoute, { plans: currentPlans(features) })
    await api.register(planRoutes, { features })
    if (!accounts) {
      await api.register(readyRoute, { pool: undefined })
      return
    }
    await accountsApi(api, accounts, configuration)
    if (features.enablePayments) payments = await openPayments(api, configuration, accounts, metrics.registry)
    music = await openProjects(api, configuration, accounts, { ...metrics, tracing })
    await api.register(readyRoute, { pool: accounts.pool, ...music })
    const { pool, verifyBearer, isSecure, queueMail } = accounts
    await api.register(accountRoutes, { verifyBearer, pool, isSecure, queueMail, music, endAllOf: payments?.endAllOf })
    await api.register(waitlistRoutes, { pool, queueMail })
    await api.register(contactRoutes, { pool, queueMail })
  })
  await app.register(mcpRoutes, {
    ...(accounts && music ? accountMcp(configuration, accounts, music.libraryOf) : demoMcp(configuration)),
    onRelayBroken: () => metrics.count('part_failures_total', 'relay'),
  })
  await app.register(serveSite, { configuration, services: { accounts: accounts?.service, payments: payments?.told } })
  return app
}

/** Analyses alone, in a process that no one calls but who looks after it: a set that takes it down takes no page along. */
async function asWorker(
  app: FastifyInstance,
  configuration: Configuration,
  accounts: Accounts,
  told: Metrics & { readonly tracing: Tracing },
): Promise<FastifyInstance> {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(?:health|ready)$/.test(request.url)) return sendNotFound(request, reply)
  })
  /** A request for a socket passes by all hooks. */
  app.server.removeAllListeners('upgrade')
  const music = await openProjects(app, configuration, accounts, told)
  await app.register(healthRoute, { plans: currentPlans(configuration.features) })
  await app.register(readyRoute, { pool: accounts.pool, ...music })
  return app
}

async function tracingOf(app: FastifyInstance, operations: Operations, { count }: Metrics): Promise<Tracing> {
  if (!operations.collector) return UNTRACED
  const { openTracing } = await import('./platform/tracing/open-tracing.ts')
  return openTracing(app, { ...operations, collector: operations.collector, count })
}
