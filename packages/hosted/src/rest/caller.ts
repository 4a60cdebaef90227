import type { FastifyRequest } from 'fastify'
import { TooBusy } from '../database/turns.ts'
import type { Hosted } from '../hosted.ts'
import { readApiKey } from '../sessions/require-api-key.ts'
import { networkOf } from '../rate-limits/network-of.ts'
import { verifyAccessToken } from '../tokens/access-token.ts'
import { ANONYMOUS, RestError } from './rest-error.ts'

export type RestCaller = {
  role: 'anon' | 'authenticated' | 'service_role'
  claims: Record<string, unknown>
  /** Whose share of the database it uses: that of an account, of the network of an address, of the server itself. */
  name: string
}

/** The role that a request runs as, from its bearer token; without one from its key. The request is counted when this is first asked. */
export async function restCaller(hosted: Hosted, request: FastifyRequest): Promise<RestCaller> {
  const known = CALLERS.get(request)
  if (known) return known
  const key = readApiKey(request)
  const bearer = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer ?? key
  if (token === undefined) throw new RestError(401, 'PGRST301', 'No API key found in request')
  const caller = await callerOf(hosted, token, request.ip)
  await countCall(hosted, caller, request.method === 'GET' || request.method === 'HEAD')
  CALLERS.set(request, caller)
  // 42501 is 401 for somebody who could still sign in and 403 for somebody who is.
  if (caller.role === 'anon') (request as FastifyRequest & { [ANONYMOUS]?: boolean })[ANONYMOUS] = true
  return caller
}

const CALLERS = new WeakMap<FastifyRequest, RestCaller>()

/** Reads and writes of one caller on all servers together, a quarter of a minute's at once. @throws TooBusy */
async function countCall({ limits, settings: { rest } }: Hosted, { name }: RestCaller, isRead: boolean): Promise<void> {
  if (name === SERVICE) return
  const perMinute = isRead ? rest.readsPerMinute : rest.writesPerMinute
  const quarter = { name: isRead ? 'restReads' : 'restWrites', amount: Math.max(1, perMinute / 4), seconds: 15 }
  const seconds = await limits.take(quarter, name)
  if (seconds !== undefined) throw new TooBusy('calls', seconds)
}

export async function callerOf(hosted: Hosted, token: string, ip: string): Promise<RestCaller> {
  const keyRole = hosted.apiKeys.roleOf(token)
  if (keyRole) return { role: keyRole, claims: { role: keyRole }, name: nameOf(keyRole, {}, ip) }
  const parts = token.split('.').length
  if (parts !== 3) throw new RestError(401, 'PGRST301', `Expected 3 parts in JWT; got ${parts}`)
  const claims = await verifyAccessToken(hosted, token, LEEWAY_SECONDS).catch((error: Error) => {
    if (error.message.includes('token is expired')) throw new RestError(401, 'PGRST303', 'JWT expired')
    throw new RestError(401, 'PGRST301', 'No suitable key or wrong key type', {
      details: 'None of the keys was able to decode the JWT',
    })
  })
  // A token for another resource (an MCP server) was never meant to be shown here.
  if (claims.aud !== undefined && ![claims.aud].flat().includes(hosted.settings.tokens.audience))
    throw new RestError(401, 'PGRST303', 'JWT not in audience')
  // What an assistant was granted is said by its scopes, and none of them names a row.
  if (claims.client_id !== undefined) throw new RestError(401, 'PGRST303', 'JWT belongs to an OAuth client')
  // A signature outlives a sign-out and a new password by up to an hour.
  if (claims.session_id !== undefined && !(await hosted.sessions.has(claims.session_id)))
    throw new RestError(401, 'PGRST303', 'JWT session has ended')
  const role = claims.role ?? 'anon'
  if (!isRole(role)) throw new RestError(401, '22023', `role "${role}" does not exist`)
  return { role, claims: { ...claims, role }, name: nameOf(role, claims, ip) }
}

function nameOf(role: RestCaller['role'], { sub }: { sub?: unknown }, ip: string): string {
  if (role === 'service_role') return SERVICE
  return role === 'authenticated' && typeof sub === 'string' && sub !== ''
    ? `account ${sub}`
    : `network ${networkOf(ip)}`
}

/** Nothing limits the server itself. */
export const SERVICE = 'service'

const LEEWAY_SECONDS = 30

function isRole(role: string): role is RestCaller['role'] {
  return role === 'anon' || role === 'authenticated' || role === 'service_role'
}
