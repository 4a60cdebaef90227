import { KvintError } from '@kvint/contract'
import { type Limit, networkOf, type RateLimits, type Verdict } from '@kvint/hosted'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { ACCOUNT_LIMITS, ADDRESS_LIMITS } from './limits.ts'

/** Refuses an address that calls too often, before anything else is done for it. */
export const limitAddresses = fastifyPlugin<{ readonly limits: RateLimits }>(async (app, { limits }) => {
  app.addHook('onRequest', (request, reply, done) => {
    const verdict = limits.take(limitOf(ADDRESS_LIMITS, request), networkOf(request.ip))
    const end = (seconds: Verdict) => {
      if (seconds !== undefined) leaveUnread(request, reply)
      done(refusal(seconds))
    }
    if (!(verdict instanceof Promise)) return end(verdict)
    verdict.then(end, (error: Error) => done(error))
  })
})

/** A long body of a refused call would be read to its end, so that the next call can follow on its connection: the connection ends instead. */
function leaveUnread({ headers, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const isLong = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > LONG_BODY
  if (isLong && !routeOptions.config.isUpload) void reply.header('connection', 'close')
}

/** Refuses an account that calls too often, from whatever address. Called once its token was checked. */
export async function limitAccount(limits: RateLimits, request: FastifyRequest, accountId: string): Promise<void> {
  const verdict = limits.take(limitOf(ACCOUNT_LIMITS, request), accountId)
  const seconds = verdict instanceof Promise ? await verdict : verdict
  if (seconds !== undefined) throw new TooManyCalls(seconds)
}

/** Carries the seconds to wait to the answer's `Retry-After`. */
export class TooManyCalls extends KvintError {
  readonly retryAfterSeconds: number

  constructor(seconds: number) {
    super('rate-limited', `Too many calls. Wait ${seconds} s, then go on more slowly.`)
    this.retryAfterSeconds = seconds
  }
}

function refusal(verdict: Verdict): Error | undefined {
  return verdict === undefined ? undefined : new TooManyCalls(verdict)
}

function limitOf(limits: Readonly<Record<'read' | 'write' | 'costly', Limit>>, request: FastifyRequest): Limit {
  if (request.routeOptions.config.isCostly) return limits.costly
  return request.method === 'GET' || request.method === 'HEAD' ? limits.read : limits.write
}

const LONG_BODY = 131_072
