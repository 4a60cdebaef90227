import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import { type FastifyInstance, fastify } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { openAccounts } from './accounts/accounts.ts'
import type { Configuration } from './configuration/configuration.ts'
import { answerErrors } from './errors/answer-errors.ts'
import { healthRoute } from './health/health-route.ts'
import { accountMcp } from './mcp/account-mcp.ts'
import { demoMcp } from './mcp/demo-mcp.ts'
import { mcpRoutes } from './mcp/mcp-routes.ts'
import { openPayments } from './payments/payments.ts'
import { planRoutes } from './plans/plan-routes.ts'
import { openProjects } from './projects/projects.ts'
import { serveSite } from './site/serve-site.ts'

/** The whole service as one Fastify instance that does not listen yet: tests call `inject` on it. */
export async function buildApp(configuration: Configuration): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: configuration.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  closeIdleSocketsWhileStopping(app)

  await app.register(answerErrors)
  await app.register(compress, { global: true, threshold: 1024 })
  await app.register(healthRoute, { features: configuration.features })
  await app.register(planRoutes, { features: configuration.features })
  const { features } = configuration
  const accounts = features.enableAuth ? await openAccounts(app, configuration) : undefined
  const payments = accounts && features.enablePayments ? await openPayments(app, configuration, accounts) : undefined
  const projects = accounts && (await openProjects(app, configuration, accounts))
  await app.register(
    mcpRoutes,
    accounts && projects ? accountMcp(configuration, accounts, projects.libraryOf) : demoMcp(configuration),
  )
  await app.register(serveSite, { configuration, services: { accounts: accounts?.service, payments } })
  return app
}

/** Sockets that turn idle after `close` would hang until their keep-alive ends. */
function closeIdleSocketsWhileStopping(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
