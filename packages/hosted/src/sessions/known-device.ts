import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'

/**
 * Gives the device of a sign-in a cookie of its own. It opens nothing; but what others try at her password or second factor
 * does not lock her out there (the device cookies of OWASP).
 */
export function addDeviceCookie(app: FastifyInstance, { settings }: Hosted): void {
  app.addHook('onSend', async (request, reply) => {
    const device = newDevices.get(request)
    if (device === undefined) return
    const isSecure = settings.authUrl.startsWith('https:')
    const cookie = `${cookieName(isSecure)}=${device}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict`
    reply.header('set-cookie', isSecure ? `${cookie}; Secure` : cookie)
  })
}

/** Remembers that somebody signed in on the device of this request. */
export async function rememberDevice(sql: Sql, hosted: Hosted, request: FastifyRequest, userId: string): Promise<void> {
  const device = deviceOf(hosted, request) ?? newDevices.get(request) ?? randomBytes(32).toString('base64url')
  newDevices.set(request, device)
  await sql`
    insert into auth.known_devices (user_id, device_hash) values (${userId}, ${hashDevice(device)})
    on conflict (user_id, device_hash) do update set seen_at = now()`
  await sql`
    delete from auth.known_devices where user_id = ${userId} and device_hash in (
      select device_hash from auth.known_devices where user_id = ${userId} order by has_proven_factor desc, seen_at desc offset ${MOST_DEVICES})`
}

/** The second factor was proven there: only then is its own count of tries at the factor given to the device. */
export async function rememberFactor(sql: Sql, hosted: Hosted, request: FastifyRequest, userId: string): Promise<void> {
  await rememberDevice(sql, hosted, request, userId)
  const device = newDevices.get(request) ?? ''
  await sql`update auth.known_devices set has_proven_factor = true where user_id = ${userId} and device_hash = ${hashDevice(device)}`
}

/** What the tries of a device are counted by, where somebody has signed in on it before; for a factor, with that factor. */
export async function knownDevice(
  hosted: Hosted,
  request: FastifyRequest,
  userId: string | undefined,
  proof: 'password' | 'factor',
): Promise<string | undefined> {
  const device = deviceOf(hosted, request)
  if (device === undefined) return undefined
  const [row] = await hosted.database.sql<{ has_proven_factor: boolean }>`
    select has_proven_factor from auth.known_devices where user_id = ${userId ?? NOBODY} and device_hash = ${hashDevice(device)}`
  const isKnown = row !== undefined && (proof === 'password' || row.has_proven_factor)
  return isKnown ? `${proof}:${userId}:${device}` : undefined
}

/** With a new password only the device on which it was set is known: an intruder's are not. */
export async function forgetOtherDevices(
  sql: Sql,
  hosted: Hosted,
  request: FastifyRequest,
  userId: string,
): Promise<void> {
  const device = deviceOf(hosted, request) ?? ''
  await sql`delete from auth.known_devices where user_id = ${userId} and device_hash <> ${hashDevice(device)}`
}

/** Asked for as well, so that an unknown address takes as long. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const MOST_DEVICES = 50
const YEAR_SECONDS = 31_536_000

/** Those that the answer has yet to name. */
const newDevices = new WeakMap<FastifyRequest, string>()

/** The browser keeps a `__Host-` cookie to this host and to https. */
function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-device' : 'device'
}

function deviceOf({ settings }: Hosted, request: FastifyRequest): string | undefined {
  const name = cookieName(settings.authUrl.startsWith('https:'))
  const found = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const values = found.filter(([key]) => key === name).map(([, value = '']) => value)
  return values.length === 1 && /^[\w-]{43}$/.test(values[0] ?? '') ? values[0] : undefined
}

function hashDevice(device: string): Buffer {
  return createHash('sha256').update(device).digest()
}
