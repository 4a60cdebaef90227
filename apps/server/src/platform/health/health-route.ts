import { type Features, type HealthResult, healthResultSchema } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import { currentPlans } from '../../money/plans/current-plans.ts'

/** `GET /health`: whether the process answers and where its plans come from. */
export const healthRoute = fastifyPlugin<{ features: Features }>(async (app, { features }) => {
  app.get(
    '/health',
    { schema: { summary: 'Whether the process answers', response: { 200: healthResultSchema } } },
    (_request, reply) => {
      const { data, source, cached, warnings } = currentPlans(features)
      const health: HealthResult = {
        timestamp: new Date().toISOString(),
        endpoints: { plans: data.length > 0 },
        cache: { enabled: false, source, cached, warnings },
      }
      return reply.header('cache-control', 'no-store').send(health)
    },
  )
})
