import { type Features, KvintError, planById, planEnvelopeSchema, planSchema } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { currentPlans } from './current-plans.ts'

/** `GET /api/v1/paddle/plans` and one plan of it. Open to everybody: prices are no secret. */
export const planRoutes = fastifyPlugin<{ features: Features }>(async (app, { features }) => {
  /** The same for everybody until the next start: checked and written out once. */
  const listed = JSON.stringify(planEnvelopeSchema.parse(currentPlans(features)))
  app.get(
    '/api/v1/paddle/plans',
    { schema: { summary: 'The plans on sale', response: { 200: planEnvelopeSchema } } },
    (_request, reply) => reply.type('application/json; charset=utf-8').send(listed),
  )

  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/v1/paddle/plans/:planId',
      { schema: { summary: 'One plan', params: planParameters, response: { 200: singlePlanSchema } } },
      (request) => {
        const { planId } = request.params
        const plans = currentPlans(features)
        const plan = planById(planId, plans.data)
        if (!plan)
          throw new KvintError('not-found', `There is no plan "${planId}". GET /api/v1/paddle/plans lists them.`)
        return { ...plans, data: plan }
      },
    )
})

const planParameters = z.object({ planId: z.string().check(z.minLength(1, 'Plan ID is required')) })
const singlePlanSchema = z.extend(planEnvelopeSchema, { data: z.nullable(planSchema) })
