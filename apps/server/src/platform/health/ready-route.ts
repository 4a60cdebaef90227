import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'
import { type Readiness, readinessSchema } from '@kvint/contract'

/** `GET /ready`: whether requests should be sent here. 503 while stopping, or while the database does not answer. */
export const readyRoute = fastifyPlugin<{ readonly pool: Pool | undefined }>(async (app, { pool }) => {
  let isStopping = false
  let checked: { readonly at: number; readonly database: Promise<Readiness['database']> } | undefined
  app.addHook('preClose', async () => void (isStopping = true))

  const askDatabase = (asked: Pool): Promise<Readiness['database']> => {
    if (!checked || Date.now() - checked.at > KEPT_MS) checked = { at: Date.now(), database: ping(asked) }
    return checked.database
  }

  app.withTypeProvider<ZodTypeProvider>().get(
    '/ready',
    {
      schema: {
        summary: 'Whether requests should be sent here',
        response: { 200: readinessSchema, 503: readinessSchema },
      },
    },
    async (_request, reply) => {
      const database = pool ? await askDatabase(pool) : 'none'
      const isReady = database !== 'away' && !isStopping
      return reply
        .status(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ isReady, database, isStopping })
    },
  )
})

async function ping(pool: Pool): Promise<Readiness['database']> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'away'>((resolve) => (timer = setTimeout(() => resolve('away'), PATIENCE_MS)))
  const answer = pool.query('select 1').then(
    () => 'answers' as const,
    () => 'away' as const,
  )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

const PATIENCE_MS = 500
const KEPT_MS = 1000
