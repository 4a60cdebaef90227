import { planEnvelopeSchema, planSchema } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import * as z from 'zod/mini'
import { sendNotFound } from '../errors/answer-errors.ts'
import { currentPlans } from './current-plans.ts'

/** `GET /api/v1/paddle/plans` and one plan of it. Open to everybody: prices are no secret. */
export const planRoutes = fastifyPlugin(async (app) => {
  app.get('/api/v1/paddle/plans', { schema: { response: { 200: planEnvelopeSchema } } }, (_request, reply) =>
    reply.send(currentPlans()),
  )

  app.get('/api/v1/paddle/plans/:planId', { schema: { response: { 200: singlePlanSchema } } }, (request, reply) => {
    const { planId } = z.object({ planId: z.string() }).parse(request.params)
    const plans = currentPlans()
    const plan = plans.data.find(({ id }) => id === planId)
    return plan ? reply.send({ ...plans, data: plan }) : sendNotFound(request, reply)
  })
})

const singlePlanSchema = z.extend(planEnvelopeSchema, { data: z.nullable(planSchema) })
