import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Hosted } from '../hosted.ts'
import type { Settings } from '../settings.ts'
import { AuthError } from './auth-error.ts'

type LimitName = Exclude<keyof Settings['limits'], 'isEnabled'>

/** Takes one request of an address from the bucket of a route; each route has its own (protocol 0.11). */
export async function limitAddress(
  hosted: Hosted,
  request: FastifyRequest,
  name: LimitName,
  route: string,
): Promise<void> {
  if (await takes(hosted, name, `${route}:${request.ip}`)) return
  throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
}

/** Mails an hour to one recipient. */
export async function limitMails(hosted: Hosted, recipient: string): Promise<void> {
  if (await takes(hosted, 'mailsPerHour', `mail:${digest(recipient)}`)) return
  throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
}

/** Codes an hour to one number. */
export async function limitTexts(hosted: Hosted, phone: string): Promise<void> {
  if (await takes(hosted, 'textsPerHour', `text:${digest(phone)}`)) return
  throw new AuthError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded')
}

/** Failed passwords of one account, from whatever address. `true` while more may be tried. */
export function mayTryPassword(hosted: Hosted, account: string): Promise<boolean> {
  return peek(hosted, 'failedPasswordsPerAccount', `password:${digest(account)}`)
}

export async function countFailedPassword(hosted: Hosted, account: string): Promise<void> {
  await takes(hosted, 'failedPasswordsPerAccount', `password:${digest(account)}`)
}

/** Buckets live in the database, so that two servers share them. */
async function takes(hosted: Hosted, name: LimitName, key: string): Promise<boolean> {
  if (!hosted.settings.limits.isEnabled) return true
  const { amount, perMinutes, burst } = hosted.settings.limits[name]
  const perSecond = amount / (perMinutes * 60)
  const [bucket] = await hosted.database.sql<{ is_allowed: boolean }>`
    insert into auth.rate_limits as b (key, tokens, is_allowed) values (${key}, ${burst}::float8 - 1, true)
    on conflict (key) do update set
      is_allowed = least(${burst}::float8, b.tokens + extract(epoch from now() - b.refilled_at) * ${perSecond}::float8) >= 1,
      tokens = case
        when least(${burst}::float8, b.tokens + extract(epoch from now() - b.refilled_at) * ${perSecond}::float8) >= 1
        then least(${burst}::float8, b.tokens + extract(epoch from now() - b.refilled_at) * ${perSecond}::float8) - 1
        else least(${burst}::float8, b.tokens + extract(epoch from now() - b.refilled_at) * ${perSecond}::float8) end,
      refilled_at = now()
    returning is_allowed`
  return bucket?.is_allowed ?? false
}

async function peek(hosted: Hosted, name: LimitName, key: string): Promise<boolean> {
  if (!hosted.settings.limits.isEnabled) return true
  const { amount, perMinutes } = hosted.settings.limits[name]
  const perSecond = amount / (perMinutes * 60)
  const [bucket] = await hosted.database.sql<{ is_left: boolean }>`
    select tokens + extract(epoch from now() - refilled_at) * ${perSecond}::float8 >= 1 as is_left from auth.rate_limits where key = ${key}`
  return bucket?.is_left ?? true
}

function digest(account: string): string {
  return createHash('sha256').update(account).digest('base64url').slice(0, 22)
}
