import { type HealthResult, healthResultSchema } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'

/** The plans that this build has on sale, and where they come from. */
type Options = { readonly plans: Omit<HealthResult['cache'], 'enabled'> & { readonly data: readonly unknown[] } }

/** `GET /health`: whether the process answers and where its plans come from. */
export const healthRoute = fastifyPlugin<Options>(async (app, { plans }) => {
  app.get(
    '/health',
    { schema: { summary: 'Whether the process answers', response: { 200: healthResultSchema } } },
    (_request, reply) => {
      const { data, source, cached, warnings } = plans
      const health: HealthResult = {
        timestamp: new Date().toISOString(),
        endpoints: { plans: data.length > 0 },
        cache: { enabled: false, source, cached, warnings },
      }
      return reply.header('cache-control', 'no-store').send(health)
    },
  )
})
