import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { hasPostgres } from './has-postgres.ts'
import { inTransaction } from './in-transaction.ts'
import { openPool } from './open-pool.ts'
import { startTestPostgres, type TestPostgres } from './start-test-postgres.ts'

it('hands no one a connection that could not even roll back', async () => {
  const released: unknown[] = []
  const query = async (text: string) => {
    if (text === 'rollback') throw new Error('the line is gone')
  }
  const pool = { connect: async () => ({ query, release: (broken: unknown) => released.push(broken) }) }
  const work = inTransaction(pool as unknown as Pool, async () => {
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(released).toEqual([new Error('the line is gone')])
})

describe.skipIf(!hasPostgres())('inTransaction', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startTestPostgres(async () => {})
  }, 60_000)
  afterAll(() => postgres?.stop(), 60_000)

  async function setUp() {
    const pool = openPool(await postgres.newDatabase(), { size: 1 })
    onTestFinished(() => pool.end())
    await pool.query('create table songs (name text)')
    return { pool, songs: async () => (await pool.query('select name from songs')).rows.map(({ name }) => name) }
  }

  it('keeps what the work wrote, and answers what it answered', async () => {
    const { pool, songs } = await setUp()
    const answer = await inTransaction(pool, async (client) => {
      await client.query("insert into songs values ('Dusk')")
      return 7
    })
    expect(answer).toBe(7)
    expect(await songs()).toEqual(['Dusk'])
  })

  it('undoes all of it where the work throws, and gives the connection back', async () => {
    const { pool, songs } = await setUp()
    const work = inTransaction(pool, async (client) => {
      await client.query("insert into songs values ('Dusk')")
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await songs()).toEqual([])
    expect(pool.totalCount).toBe(1)
  })

  it('throws a connection away that broke, and says what broke it', async () => {
    const { pool, songs } = await setUp()
    const work = inTransaction(pool, (client) => client.query('select pg_terminate_backend(pg_backend_pid())'))
    await expect(work).rejects.toThrow(/terminat/i)
    expect(pool.totalCount).toBe(0)
    expect(await songs()).toEqual([])
  })
})
