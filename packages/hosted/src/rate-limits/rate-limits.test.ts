import { openPool, hasPostgres, startTestPostgres } from '@kvint/postgres'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

  it('say how long to wait, and begin again after that', async () => {
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

  it('hold no one back while the store is away, or when they are off', async () => {
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
          'create schema auth; create unlogged table auth.rate_limits (key text primary key, used integer not null, granted integer not null, ends_at timestamptz not null)',
        )
        await pool.end()
      })
      const url = await postgres.newDatabase()
      const pools = [openPool(url), openPool(url)]
      const counts = await Promise.all(
        pools.map((pool) => taken(rateLimitsOver(permitsIn(pool, 'auth.rate_limits')), 500)),
      )
      expect(counts.reduce((sum, count) => sum + count)).toBe(100)
      await Promise.all(pools.map((pool) => pool.end()))
      await postgres.stop()
    },
    60_000,
  )
})
