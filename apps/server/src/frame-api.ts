import { permitsInMemory, rateLimitsOver } from '@kvint/hosted'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from './people/accounts.ts'
import type { Configuration } from './platform/configuration/configuration.ts'
import { answerOnce } from './platform/idempotency/answer-once.ts'
import { idempotentCallsIn } from './platform/idempotency/idempotent-calls.ts'
import { describeApi } from './platform/openapi/describe-api.ts'
import { limitAddresses } from './platform/rate-limits/limit-callers.ts'

/** What holds for every route of the product API: who may call it from a page, how often, once only; and its description. */
export async function frameApi(
  api: FastifyInstance,
  { operations, publicUrl }: Configuration,
  accounts: Accounts | undefined,
): Promise<void> {
  if (operations.corsOrigins.length > 0)
    await api.register(cors, {
      origin: [...operations.corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: [
        'authorization',
        'content-type',
        'idempotency-key',
        'last-event-id',
        'tus-resumable',
        'upload-length',
        'upload-metadata',
        'upload-offset',
      ],
      exposedHeaders: [
        'x-request-id',
        'retry-after',
        'idempotent-replayed',
        'location',
        'tus-resumable',
        'upload-length',
        'upload-offset',
        'upload-expires',
      ],
      maxAge: 600,
      strictPreflight: false,
    })
  const limits = accounts?.limits ?? rateLimitsOver(permitsInMemory(), operations.rateLimitFactor)
  await api.register(limitAddresses, { limits })
  await api.register(describeApi, { publicUrl })
  if (accounts)
    await api.register(answerOnce, {
      calls: idempotentCallsIn(accounts.pool, accounts.seal),
      verifyBearer: accounts.verifyBearer,
    })
}
