import { createHmac } from 'node:crypto'
import { decodeJwt, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { startCallers } from '../src/platform/openapi/testing/callers.ts'
import { checkCalls } from '../src/platform/openapi/testing/check-calls.ts'
import type { Check } from './check.ts'
import { pause } from './spawn-server.ts'

export const ACCESS: readonly Check[] = [
  {
    number: 19,
    name: 'tables with an owner',
    limit: 'each has row-level security and a policy, or no one but the server may touch it',
    run: async () => {
      const site = await startCallers()
      const { rows } = await site.pool.query<{ name: string; is_held: boolean }>(OWNED)
      await site.close()
      const open = rows.filter(({ is_held }) => !is_held).map(({ name }) => name)
      return {
        isGood: rows.length > 0 && open.length === 0,
        figure: `${rows.length} tables, open: ${open.join(', ') || 'none'}`,
      }
    },
  },
  {
    number: 20,
    name: 'tokens that are forged, foreign, early or late; one whose session was ended',
    limit: '401 for every one; the ended session ≤ 30 s after its end',
    run: async () => {
      const site = await startCallers()
      const who = await site.person()
      const tokens = await badTokens(site, who.token)
      const statuses = await Promise.all(
        tokens.map(async (token) => {
          const headers = { authorization: `Bearer ${token}` }
          return (await site.app.inject({ url: '/auth/profile', headers })).statusCode
        }),
      )
      const good = (await who.call('GET', '/auth/profile')).statusCode
      const endedMs = await untilRefused(site, who)
      await site.close()
      const refused = statuses.filter((status) => status === 401).length
      return {
        isGood: refused === tokens.length && good === 200 && endedMs <= 30_000,
        figure: `${refused} of ${tokens.length} refused; the good one ${good}; refused ${(endedMs / 1000).toFixed(1)} s after its session ended`,
      }
    },
  },
  {
    number: 21,
    name: '2,000 random calls of every route (npm run check:api makes 10,000)',
    limit: 'no 5xx, no stack trace, one shape of error with the id of the request',
    run: async () => {
      const site = await startCallers()
      try {
        const { calls, byStatus } = await checkCalls(site, 2000, 21)
        return { isGood: true, figure: `${calls} calls ${JSON.stringify(byStatus)}` }
      } catch (error) {
        const cause = error instanceof Error ? (error.cause ?? error.message) : error
        return { isGood: false, figure: String(cause).slice(0, 300) }
      } finally {
        await site.close()
      }
    },
  },
]

async function untilRefused(site: Awaited<ReturnType<typeof startCallers>>, who: Caller): Promise<number> {
  const ended = performance.now()
  await site.pool.query('delete from auth.sessions where user_id = $1', [who.id])
  while ((await who.call('GET', '/auth/profile')).statusCode === 200 && performance.now() - ended < 31_000)
    await pause(100)
  return performance.now() - ended
}

type Caller = Awaited<ReturnType<Awaited<ReturnType<typeof startCallers>>['person']>>

async function badTokens(site: Awaited<ReturnType<typeof startCallers>>, token: string): Promise<string[]> {
  const claims = decodeJwt(token)
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const keys = (await site.app.inject('/auth/v1/.well-known/jwks.json')).json() as { keys: JWK[] }
  const jwk = keys.keys[0] ?? {}
  const publicKey = await exportSPKI((await importJWK(jwk, 'ES256', { extractable: true })) as CryptoKey)
  const hmacInput = `${part({ alg: 'HS256', typ: 'JWT', kid: jwk.kid })}.${part(claims)}`
  const foreign = await generateKeyPair('ES256')
  return [
    `${part({ alg: 'none' })}.${part(claims)}.`,
    `${part({ alg: 'none' })}.${part(claims)}.x`,
    `${hmacInput}.${createHmac('sha256', publicKey).update(hmacInput).digest('base64url')}`,
    await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: String(jwk.kid) }).sign(foreign.privateKey),
    await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'other' }).sign(foreign.privateKey),
    await site.signed(token, { exp: now - 1 }),
    await site.signed(token, { nbf: now + 600 }),
    await site.signed(token, { iss: 'https://elsewhere.example' }),
    await site.signed(token, { aud: 'other' }),
    await site.signed(token, { sub: 'nobody' }),
    await site.signed(token, { role: 'service_role' }),
    await site.signed(token, { role: 'anon' }),
    `${token.slice(0, -4)}AAAA`,
    token.split('.').slice(0, 2).join('.'),
  ]
}

/** Tables of ours with a column of an owner: row-level security with a policy, or no right of anybody else to it. */
const OWNED = `select c.oid::regclass::text as name,
    (c.relrowsecurity and (exists (select from pg_policy p where p.polrelid = c.oid) or not has_any))
    or not has_any as is_held
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join lateral (select has_table_privilege('authenticated', c.oid, 'select, insert, update, delete')
    or has_table_privilege('anon', c.oid, 'select, insert, update, delete') as has_any) rights
  where n.nspname in ('kvint', 'public') and c.relkind = 'r'
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname in ('user_id', 'supabase_id') and not a.attisdropped)`
