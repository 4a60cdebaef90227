import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Preferences } from './preferences.ts'
import { RestError } from './rest-error.ts'

/** Rows as JSON text that Postgres wrote, how many they are, and how many there are in all where that was asked. */
export type Rows = { json: string; amount: number; total: number | undefined; offset: number }

const OBJECT = 'application/vnd.pgrst.object+json'

function wantsObject(request: FastifyRequest): boolean {
  return request.headers.accept?.includes(OBJECT) ?? false
}

/** Exactly one row, where one was asked for. Inside the transaction, so that a write that misses is undone. */
export function refuseNotOne(request: FastifyRequest, rows: Rows): void {
  if (!wantsObject(request) || rows.amount === 1) return
  throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows.amount} rows`,
  })
}

export function sendRows(request: FastifyRequest, reply: FastifyReply, rows: Rows, status: number): FastifyReply {
  const isOne = wantsObject(request)
  addProfile(request, reply)
  reply.header('content-range', contentRange(rows))
  reply.code(status).type(`${isOne ? OBJECT : 'application/json'}; charset=utf-8`)
  return reply.send(isOne ? rows.json.replace(/^\[|\]$/g, '') : rows.json)
}

export function addApplied(reply: FastifyReply, preferences: Preferences): void {
  if (preferences.applied !== '') reply.header('preference-applied', preferences.applied)
}

export function addProfile(request: FastifyRequest, reply: FastifyReply): void {
  const profile = request.headers['accept-profile'] ?? request.headers['content-profile']
  if (profile) reply.header('content-profile', String(profile))
}

function contentRange({ amount, total, offset }: Rows): string {
  const range = amount === 0 ? '*' : `${offset}-${offset + amount - 1}`
  return `${range}/${total ?? '*'}`
}
