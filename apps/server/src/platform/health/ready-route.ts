import { type Readiness, readinessSchema } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'

/** What the process stands on, as far as this build has it. */
type Options = {
  readonly pool: Pool | undefined
  readonly isListening?: (() => boolean) | undefined
  readonly checkStore?: (() => Promise<void>) | undefined
}

/**
 * `GET /ready`: whether requests should be sent here. 503 while stopping, while the database does not answer, or while this
 * process hears of no changes. A store that is away is told, and no more: nothing would be won by sending people elsewhere.
 */
export const readyRoute = fastifyPlugin<Options>(async (app, { pool, isListening, checkStore }) => {
  const askDatabase = now(and(pool && (() => pool.query('select 1'))))
  const askStore = now(and(checkStore))

  app.withTypeProvider<ZodTypeProvider>().get(
    '/ready',
    {
      schema: {
        summary: 'Whether requests should be sent here',
        response: { 200: readinessSchema, 503: readinessSchema },
      },
    },
    async (_request, reply) => {
      const isStopping = app.isStopping()
      const [database, store] = await Promise.all([askDatabase(), askStore()])
      const listener = isListening ? (isListening() ? 'listens' : 'away') : 'none'
      const isReady = database !== 'away' && listener !== 'away' && !isStopping
      return reply
        .status(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ isReady, database, listener, store, isStopping })
    },
  )
})

type Part = Readiness['database']

/** Whether it answers in time. */
function and(ask: (() => Promise<unknown>) | undefined): () => Promise<Part> {
  return async () => {
    if (!ask) return 'none'
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Part>((resolve) => (timer = setTimeout(() => resolve('away'), PATIENCE_MS)))
    const answer = ask().then(
      () => 'answers' as const,
      () => 'away' as const,
    )
    return await Promise.race([answer, late]).finally(() => clearTimeout(timer))
  }
}

/** Asked once a second at most, however many ask us. */
function now(ask: () => Promise<Part>): () => Promise<Part> {
  let known: { readonly at: number; readonly part: Promise<Part> } | undefined
  return () => {
    if (!known || Date.now() - known.at > KEPT_MS) known = { at: Date.now(), part: ask() }
    return known.part
  }
}

/** Under load an answer may take its time: a server that is only busy must not be taken for one that is away. */
const PATIENCE_MS = 1_500
const KEPT_MS = 1_000
