import { openPool, hasPostgres, startTestPostgres } from '@kvint/postgres'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'
import { type PermitStore, permitsIn, permitsInMemory } from './permit-store.ts'
import { rateLimitsOver } from './rate-limits.ts'

const limit = { name: 'test', amount: 100, seconds: 60 }
const taken = async (limits: ReturnType<typeof rateLimitsOver>, calls: number, who = 'a') => {
  const verdicts = await Promise.all(Array.from({ length: calls }, async () => limits.take(limit, who)))
  return verdicts.filter((verdict) => verdict === undefined).length
}

describe('rate limits', () => {
  afterEach(() => void vi.useRealTimers())

  it('let exactly the limit through two nodes that share a store', async () => {
    const store = permitsInMemory()
    const [one, two] = [rateLimitsOver(store), rateLimitsOver(store)]
    const [first, second] = await Promise.all([taken(one, 500), taken(two, 500)])
    expect(first + second).toBe(100)
  })

  it('say how long to wait, and begin anew after that', async () => {
    vi.useFakeTimers()
    const limits = rateLimitsOver(permitsInMemory())
    expect(await taken(limits, 101)).toBe(100)
    expect(await limits.take(limit, 'a')).toBe(60)
    vi.advanceTimersByTime(60_000)
    expect(await taken(limits, 101)).toBe(100)
  })

  it('count each caller apart', async () => {
    const limits = rateLimitsOver(permitsInMemory())
    expect([await taken(limits, 150, 'a'), await taken(limits, 150, 'b')]).toEqual([100, 100])
  })

  it('ask the store once for many calls', async () => {
    const store = permitsInMemory()
    const claim = vi.fn<PermitStore['claim']>(store.claim)
    await taken(rateLimitsOver({ claim }), 100)
    expect(claim).toHaveBeenCalledTimes(20)
  })

  it('hold nobody back while the store is away, or when they are off', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    const away = rateLimitsOver({ claim: () => Promise.reject(new Error('away')) }, 1, onError)
    expect(await taken(away, 300)).toBe(300)
    expect(onError).toHaveBeenCalled()
    expect(await taken(rateLimitsOver(permitsInMemory(), 0), 300)).toBe(300)
  })

  it.skipIf(!hasPostgres())(
    'are right in Postgres with two nodes and a thousand calls at once',
    async () => {
      const postgres = await startTestPostgres(async (url) => {
        const pool = openPool(url)
        await pool.query(
          'create schema kvint; create unlogged table kvint.rate_limits (key text primary key, used integer not null, granted integer not null, ends_at timestamptz not null)',
        )
        await pool.end()
      })
      const url = await postgres.newDatabase()
      const pools = [openPool(url), openPool(url)]
      const counts = await Promise.all(pools.map((pool) => taken(rateLimitsOver(permitsIn(pool)), 500)))
      expect(counts.reduce((sum, count) => sum + count)).toBe(100)
      await Promise.all(pools.map((pool) => pool.end()))
      await postgres.stop()
    },
    60_000,
  )
})

describe('an address that calls too often', () => {
  it('is told to wait; a header that it makes up itself does not help', async () => {
    const site = await startSite('none', { operations: { rateLimitFactor: 0.01 } })
    const call = (from: string) =>
      site.app.inject({ url: '/api/v1/paddle/plans', headers: { 'x-forwarded-for': from } })
    for (let calls = 0; calls < 30; calls += 1) expect((await call(`10.0.0.${calls}`)).statusCode).toBe(200)
    const refused = await call('10.0.0.99')
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate-limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    await site.close()
  })

  it('of IPv6 is its whole network of 64 bits', async () => {
    const site = await startSite('none', { operations: { rateLimitFactor: 0.01 } })
    const call = async (remoteAddress: string) =>
      (await site.app.inject({ url: '/api/v1/paddle/plans', remoteAddress })).statusCode
    for (let calls = 0; calls < 30; calls += 1) await call(`2001:db8:0:7:${calls.toString(16)}::1`)
    expect(await call('2001:db8::7:ffff:ffff:ffff:ffff')).toBe(429)
    expect(await call('2001:db8:0:8::1')).toBe(200)
    await site.close()
  })

  it('is the one that a trusted proxy names', async () => {
    const site = await startSite('none', { operations: { rateLimitFactor: 0.01, trustedProxies: ['127.0.0.1'] } })
    const call = (from: string) =>
      site.app.inject({ url: '/api/v1/paddle/plans', headers: { 'x-forwarded-for': from } })
    for (let calls = 0; calls < 30; calls += 1) await call('10.0.0.1')
    expect([(await call('10.0.0.1')).statusCode, (await call('10.0.0.2')).statusCode]).toEqual([429, 200])
    await site.close()
  })
})

describe.skipIf(!hasPostgres())('an account that calls too often', () => {
  it('is told to wait from whatever address it calls, and nobody else with it', async () => {
    const site = await startSite('auth,registration', { operations: { rateLimitFactor: 0.01 } })
    const [who, other] = [await signUpByInject(site.app), await signUpByInject(site.app)]
    const call = ({ authorization }: { readonly authorization: string }, at: number) =>
      site.app.inject({ url: '/auth/profile', headers: { authorization }, remoteAddress: `10.1.0.${at}` })
    for (let calls = 0; calls < 12; calls += 1) expect((await call(who, calls)).statusCode).toBe(200)
    const refused = await call(who, 12)
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate-limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call(other, 12)).statusCode).toBe(200)
    await site.close()
  }, 60_000)
})
