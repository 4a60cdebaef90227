import { createHash } from 'node:crypto'
import { KvintError } from '@kvint/contract'
import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { VerifyBearer } from '../callers/bearer.ts'
import type { IdempotentCalls } from './idempotent-calls.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call whose answer is to be kept. */
    onceCall: { readonly userId: string; readonly key: string; isKept: boolean } | null
  }
  interface FastifyContextConfig {
    /** The answer holds what is shown once: it is never kept, and the key of the call is not looked at. */
    isAnswerSecret?: boolean
    /** The call says itself what it repeats, as an upload does by its offset: the key is not looked at. */
    tellsRepeats?: boolean
  }
}

type Options = { readonly calls: IdempotentCalls; readonly verifyBearer: VerifyBearer }

/**
 * Writes that carry `Idempotency-Key` are done once: the same call again within a day, from whatever node, gets the
 * first answer. The same key with another body is refused. What failed is not kept, for nothing was done.
 */
export const answerOnce = fastifyPlugin<Options>(async (app, { calls, verifyBearer }) => {
  app.decorateRequest('onceCall', null)

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request)
    if (key === undefined) return
    const { sub: userId } = await verifyBearer(request)
    const begun = await begin(calls, userId, key, hashOf(request))
    if (begun.kind === 'other')
      throw new KvintError('key-reused', 'This idempotency key was used for another call. Use a new one.')
    if (begun.kind === 'held')
      throw new KvintError('conflict', 'The same call is still being processed. Try again in a moment.')
    if (begun.kind === 'mine') {
      request.onceCall = { userId, key, isKept: false }
      return
    }
    return reply.status(begun.status).header('idempotent-replayed', 'true').send(begun.answer)
  })

  app.addHook('preSerialization', async (request, reply, payload) => {
    const { onceCall } = request
    if (onceCall && reply.statusCode < 300) {
      onceCall.isKept = true
      await calls.answered(onceCall.userId, onceCall.key, reply.statusCode, payload)
    }
    return payload
  })

  app.addHook('onSend', async (request, reply) => {
    const { onceCall } = request
    if (!onceCall || onceCall.isKept) return
    onceCall.isKept = true
    if (reply.statusCode < 300) await calls.answered(onceCall.userId, onceCall.key, reply.statusCode, null)
    else await calls.release(onceCall.userId, onceCall.key)
  })

  const forgetting = setInterval(() => void calls.forgetOld().catch((error: unknown) => app.log.warn(error)), HOUR_MS)
  forgetting.unref()
  app.addHook('onClose', async () => clearInterval(forgetting))
})

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || request.method === 'GET' || request.method === 'HEAD') return undefined
  const { isAnswerSecret, tellsRepeats } = request.routeOptions.config
  if (isAnswerSecret || tellsRepeats || request.is404) return undefined
  if (typeof key !== 'string' || !/^[\w.:-]{8,128}$/.test(key))
    throw new KvintError('bad-request', 'An idempotency key is 8 to 128 letters, digits, and signs of -_.:')
  return key
}

/** Anyone who comes while the first is under way waits a while for its answer. */
async function begin(calls: IdempotentCalls, userId: string, key: string, hash: Buffer) {
  const until = Date.now() + PATIENCE_MS
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 2, 500)) {
    const begun = await calls.begin(userId, key, hash)
    if (begun.kind !== 'held' || Date.now() > until) return begun
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

function hashOf({ method, url, body }: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest()
}

const PATIENCE_MS = 10_000
const HOUR_MS = 3_600_000
