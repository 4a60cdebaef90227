import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database/sql.ts'
import type { Settings } from '../settings.ts'

export type ApiKeys = {
  publishable: string
  secret: string
  /** The role of an opaque key; `undefined` where it is none of ours. */
  roleOf(key: string): 'anon' | 'service_role' | undefined
}

/** The keys from the settings, or a pair that the service made once and keeps. */
export async function loadApiKeys({ sql }: Database, settings: Settings['keys']): Promise<ApiKeys> {
  const publishable =
    settings.publishable ?? (await kept('publishable_key', `sb_publishable_${randomBytes(24).toString('base64url')}`))
  const secret = settings.secret ?? (await kept('secret_key', `sb_secret_${randomBytes(32).toString('base64url')}`))
  return {
    publishable,
    secret,
    roleOf: (key) => (isSame(key, secret) ? 'service_role' : isSame(key, publishable) ? 'anon' : undefined),
  }

  async function kept(name: string, fresh: string): Promise<string> {
    await sql`insert into auth.service_secrets (name, value) values (${name}, ${fresh}) on conflict (name) do nothing`
    const [row] = await sql<{ value: string }>`select value from auth.service_secrets where name = ${name}`
    return row?.value ?? fresh
  }
}

function isSame(a: string, b: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(a), digest(b))
}
