import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { networkOf } from '../rate-limits/network-of.ts'
import type { Limit } from '../rate-limits/rate-limits.ts'
import type { Settings } from '../settings.ts'
import { AuthError } from './auth-error.ts'

export type LimitName = Exclude<keyof Settings['limits'], 'isEnabled' | 'factor'>

/** Takes one request of a network from the permits of a route; each route has its own (protocol 0.11). */
export async function limitAddress(
  hosted: Hosted,
  request: FastifyRequest,
  name: LimitName,
  route: string,
): Promise<void> {
  await take(hosted, name, `${route}:${networkOf(request.ip)}`)
}

/**
 * Calls of one account, from whatever addresses. Where they are used up, `apart` may name a share of their own for those of
 * somebody who showed more than the password.
 */
export async function limitAccount(
  hosted: Hosted,
  account: string,
  apart: () => Promise<string | undefined> = async () => undefined,
): Promise<void> {
  if ((await hosted.limits.take(limitOf(hosted, 'callsPerAccount'), account)) === undefined) return
  await take(hosted, 'callsPerAccount', (await apart()) ?? account)
}

/** Mails an hour to one recipient. */
export async function limitMails(hosted: Hosted, recipient: string): Promise<void> {
  await take(hosted, 'mailsPerHour', digest(recipient), {
    code: 'over_email_send_rate_limit',
    message: 'email rate limit exceeded',
  })
}

/** Codes an hour to one number. */
export async function limitTexts(hosted: Hosted, phone: string): Promise<void> {
  await take(hosted, 'textsPerHour', digest(phone), {
    code: 'over_sms_send_rate_limit',
    message: 'SMS rate limit exceeded',
  })
}

/** A try that was counted before anything was compared, so that many at once count one by one. */
export type Try = {
  /** It was right, and costs nothing. */
  giveBack(): void
}

/** Takes a try at what protects one account; 429 where none is left. `who` is hashed: it may be an address. */
export async function takeTry(hosted: Hosted, name: LimitName, who: string, message = REACHED): Promise<Try> {
  const key = digest(who)
  await take(hosted, name, key, { code: 'over_request_rate_limit', message })
  return { giveBack: () => hosted.limits.giveBack(limitOf(hosted, name), key) }
}

/** Whether a permit is left for the service as a whole, which takes it. */
export async function takeOfAll(hosted: Hosted, name: LimitName): Promise<Try | undefined> {
  const limit = limitOf(hosted, name)
  const seconds = await hosted.limits.take(limit, 'all')
  return seconds === undefined ? { giveBack: () => hosted.limits.giveBack(limit, 'all') } : undefined
}

const REACHED = 'Request rate limit reached'

async function take(
  hosted: Hosted,
  name: LimitName,
  who: string,
  { code, message } = { code: 'over_request_rate_limit', message: REACHED },
): Promise<void> {
  const seconds = await hosted.limits.take(limitOf(hosted, name), who)
  if (seconds !== undefined) throw new AuthError(429, code, message, {}, seconds)
}

function limitOf({ settings }: Hosted, name: LimitName): Limit {
  const { amount, perMinutes } = settings.limits[name]
  return { name, amount, seconds: perMinutes * 60 }
}

function digest(who: string): string {
  return createHash('sha256').update(who).digest('base64url').slice(0, 22)
}
