import { createHash } from 'node:crypto'
import { KvintError } from '@kvint/contract'
import type { FastifyRequest } from 'fastify'
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { type Bearer, bearerSchema, type VerifyBearer } from '../../platform/callers/bearer.ts'
import type { AccountService } from '../service/account-service.ts'
import { secondStepOwed } from '../service/second-step.ts'
import type { TokenChecks } from '../service/token-checks.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the call does stays when its session has ended, as every deletion does: whether that goes on is asked each time. */
    outlastsSession?: boolean
  }
}

type Known = { readonly bearer: Bearer; readonly isOwing: boolean; readonly untilMs: number }

/**
 * Checks signature (keys of the service, kept ten minutes), issuer, audience, expiry and algorithm. A checked token is
 * remembered for five seconds, never past its own end: checking an ES256 signature costs more than the whole answer. A
 * session that was ended, or an assistant whose access was revoked, is refused from then on. A sign-in that owes its second
 * step opens only what leads to it; what an assistant was granted, she granted before the factor stood or with it.
 */
export function bearerVerifier(
  service: AccountService,
  { isSessionOpen, owesSecondStep }: TokenChecks,
  audience: readonly string[] = ['authenticated'],
): VerifyBearer {
  const keys = keptKeys(service)
  const known = new Map<string, Known>()

  return async (request) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (!token)
      throw new KvintError(
        'unauthorized',
        'This call needs an access token. Sign in, then send it as "Authorization: Bearer …".',
      )
    const id = createHash('sha256').update(token).digest('base64')
    const remembered = known.get(id)
    const mayRemember = request.method !== 'DELETE' && !request.routeOptions.config.outlastsSession
    if (mayRemember && remembered && remembered.untilMs > Date.now()) return letsIn(request, remembered)
    const bearer = await check(token, service, keys, audience)
    if (bearer.session_id && !(await isSessionOpen(bearer.session_id)))
      throw new KvintError('unauthorized', 'The session of this access token has ended. Sign in again.')
    if (known.size >= MOST_REMEMBERED) known.clear()
    const isOwing = bearer.client_id === undefined && (await owesSecondStep(bearer))
    const looked = { bearer, isOwing, untilMs: Math.min(Date.now() + REMEMBERED_MS, bearer.exp * 1000) }
    /** The second step may come, or be turned off, at any moment. */
    if (!isOwing) known.set(id, looked)
    return letsIn(request, looked)
  }
}

function letsIn({ routeOptions }: FastifyRequest, { bearer, isOwing }: Known): Bearer {
  if (isOwing && !routeOptions.config.leadsToSecondStep) throw secondStepOwed()
  return bearer
}

async function check(
  token: string,
  service: AccountService,
  keys: () => Promise<JSONWebKeySet>,
  audience: readonly string[],
): Promise<Bearer> {
  const keySet = await keys()
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keySet), {
      issuer: `${service.url}/auth/v1`,
      audience: [...audience],
      algorithms: ['ES256', 'RS256'],
      requiredClaims: ['sub', 'exp'],
    })
    return bearerSchema.parse(payload)
  } catch (error) {
    const isOld = error instanceof errors.JWTExpired
    throw new KvintError(
      'unauthorized',
      isOld
        ? 'The access token has expired. Get a new one and try again.'
        : 'The access token is not valid. Sign in again.',
      { cause: error },
    )
  }
}

function keptKeys(service: AccountService): () => Promise<JSONWebKeySet> {
  let kept: { readonly keys: JSONWebKeySet; readonly untilMs: number } | undefined
  return async () => {
    if (kept && kept.untilMs > Date.now()) return kept.keys
    const { status, body } = await service.call('/auth/v1/.well-known/jwks.json', { method: 'GET' })
    const read = keySetSchema.safeParse(body)
    if (status === 200 && read.success) kept = { keys: read.data, untilMs: Date.now() + KEYS_KEPT_MS }
    if (!kept) throw new KvintError('unavailable', 'The account service cannot be reached. Try again in a moment.')
    return kept.keys
  }
}

const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

const REMEMBERED_MS = 5_000
const MOST_REMEMBERED = 10_000
const KEYS_KEPT_MS = 600_000
