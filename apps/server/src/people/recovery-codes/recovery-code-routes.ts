import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import type { RecoveryCodes } from './recovery-codes.ts'

type Options = { readonly verifyBearer: VerifyBearer; readonly recoveryCodes: RecoveryCodes }

/** `/api/v1/account/recovery-codes`: for anyone who has lost her authenticator app. Only a sign-in makes and uses them. */
export const recoveryCodeRoutes = fastifyPlugin<Options>(async (app, { verifyBearer, recoveryCodes }) => {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const routes = scope.withTypeProvider<ZodTypeProvider>()

    routes.get(
      PATH,
      { schema: { summary: 'How many recovery codes you have left', response: { 200: countSchema } } },
      async (request) => ({ count: await recoveryCodes.count(await verifyBearer(request)) }),
    )

    routes.post(
      PATH,
      {
        schema: {
          summary: 'Make ten new recovery codes; the answer is the only place that shows them',
          response: { 201: codesSchema },
        },
        config: { isAnswerSecret: true, isCostly: true, outlastsSession: true },
      },
      async (request, reply) =>
        await reply.status(201).send({ codes: await recoveryCodes.make(await verifyBearer(request)) }),
    )

    routes.post(
      `${PATH}/use`,
      {
        schema: {
          summary: 'Turn two-factor authentication off with a recovery code',
          body: useSchema,
          response: { 204: z.null() },
        },
        config: { isCostly: true, leadsToSecondStep: true, outlastsSession: true },
      },
      async (request, reply) => {
        await recoveryCodes.use(await verifyBearer(request), request.body.code)
        return await reply.status(204).send(null)
      },
    )
  })
})

const PATH = '/api/v1/account/recovery-codes'
const countSchema = z.object({ count: z.number() })
const codesSchema = z.object({ codes: z.array(z.string()) })
const useSchema = z.object({ code: z.string().check(z.minLength(1), z.maxLength(64)) })
