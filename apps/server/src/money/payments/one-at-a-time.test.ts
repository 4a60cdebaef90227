import { hasPostgres, openPool, startTestPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

describe.skipIf(!hasPostgres())('work with what a person pays for', () => {
  let postgres: Awaited<ReturnType<typeof startTestPostgres>>
  let pool: ReturnType<typeof openPool>
  beforeAll(async () => {
    postgres = await startTestPostgres(async () => undefined)
    pool = openPool(await postgres.newDatabase(), { size: 3 })
  }, 60_000)
  afterAll(async () => {
    await pool?.end()
    await postgres?.stop()
  })

  it('turns away who comes second, and no one else', async () => {
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<string>()
    const first = oneAtATime(pool, 'ada', () => (begun.resolve(), end.promise))
    await begun.promise
    await expect(oneAtATime(pool, 'ada', async () => 'second')).rejects.toMatchObject({ code: 'conflict' })
    expect(await oneAtATime(pool, 'bo', async () => 'another')).toBe('another')
    end.resolve('first')
    expect(await first).toBe('first')
    expect(await oneAtATime(pool, 'ada', async () => 'later')).toBe('later')
  })
})
