import { createHmac } from 'node:crypto'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'

const PATH = '/api/v1/account/recovery-codes'

describe.skipIf(!hasPostgres())('recovery codes', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let key: string
  beforeAll(async () => {
    site = await startSite('auth,registration')
    key = JSON.parse(/id="kvint-config">([^<]+)</.exec((await site.app.inject('/')).body)?.[1] ?? '').auth.anonKey
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  const ask = (method: 'GET' | 'POST', url: string, token: string, payload?: object) =>
    site.app.inject({
      method,
      url,
      headers: { apikey: key, authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })

  /** Somebody with an authenticator app, signed in with a code of it, and once more with her password alone. */
  async function withApp() {
    const who = await signUpByInject(site.app)
    const app = (await ask('POST', '/auth/v1/factors', who.token, { factor_type: 'totp', friendly_name: 'App' })).json()
    const challenge = (await ask('POST', `/auth/v1/factors/${app.id}/challenge`, who.token)).json()
    const proof = { challenge_id: challenge.id, code: oneTimeCode(app.totp.secret) }
    const proven = (await ask('POST', `/auth/v1/factors/${app.id}/verify`, who.token, proof)).json()
    const byPassword = await ask('POST', '/auth/v1/token?grant_type=password', key, {
      email: who.email,
      password: 'correct horse',
    })
    return { ...who, proven: String(proven.access_token), byPassword: String(byPassword.json().access_token) }
  }
  const make = async (token: string): Promise<string[]> => (await ask('POST', PATH, token)).json().codes
  const count = async (token: string) => (await ask('GET', PATH, token)).json().count
  const use = (token: string, code: string) => ask('POST', `${PATH}/use`, token, { code })
  const factorsOf = async (token: string) => (await ask('GET', '/auth/v1/user', token)).json().factors ?? []

  it('are ten, shown once, and made only by anyone who has shown a code of her app', async () => {
    const { proven, byPassword } = await withApp()
    expect((await ask('POST', PATH, byPassword)).statusCode).toBe(403)
    const codes = await make(proven)
    expect([codes.length, await count(proven)]).toEqual([10, 10])
    expect((await ask('GET', PATH, proven)).body).not.toContain(codes[0])
  })

  it('end with the factor that they stand in for: a later one has its own', async () => {
    const { proven, byPassword } = await withApp()
    await make(proven)
    const [factor] = await factorsOf(proven)
    const headers = { apikey: key, authorization: `Bearer ${proven}` }
    await site.app.inject({ method: 'DELETE', url: `/auth/v1/factors/${factor.id}`, headers })
    expect([await factorsOf(byPassword), await count(byPassword)]).toEqual([[], 0])
  })

  it('open an account without its app: two-factor is off, and no code counts any more', async () => {
    const { proven, byPassword } = await withApp()
    const [first = '', second = ''] = await make(proven)
    expect((await use(byPassword, 'aaaa-bbbb-cccc-dddd')).statusCode).toBe(400)
    expect(await factorsOf(byPassword)).toHaveLength(1)
    expect((await use(byPassword, ` ${first.toUpperCase()} `)).statusCode).toBe(204)
    expect([await factorsOf(byPassword), await count(byPassword)]).toEqual([[], 0])
    expect((await use(byPassword, second)).statusCode).toBe(400)
  })

  it('no longer count once new ones are made', async () => {
    const { proven, byPassword } = await withApp()
    const [old = ''] = await make(proven)
    const [fresh = ''] = await make(proven)
    expect((await use(byPassword, old)).statusCode).toBe(400)
    expect((await use(byPassword, fresh)).statusCode).toBe(204)
  })

  it('open no account but their own', async () => {
    const [mine, theirs] = [await withApp(), await withApp()]
    const [code = ''] = await make(theirs.proven)
    expect((await use(mine.byPassword, code)).statusCode).toBe(400)
    expect(await count(theirs.proven)).toBe(10)
  })
})

/** RFC 6238 with SHA-1: the code that the app shows now. */
function oneTimeCode(secret: string): string {
  const bits = Array.from(secret, (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  ).join('')
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const mac = createHmac('sha1', bytes).update(counter).digest()
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}
