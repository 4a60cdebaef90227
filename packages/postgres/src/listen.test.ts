import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { hasPostgres } from './has-postgres.ts'
import { listen } from './listen.ts'
import { openSilentLine } from './silent-line.ts'
import { type RunningPostgres, startPostgres } from './start-postgres.ts'

describe.skipIf(!hasPostgres())('listen', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kvint-listen-'))
  let postgres: RunningPostgres
  beforeAll(async () => {
    chmodSync(dataFolder, 0o755)
    postgres = await startPostgres({ dataFolder, isDurable: false })
  })
  afterAll(async () => {
    await postgres?.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  function setUp() {
    const { connectionString } = postgres
    const query = async (text: string) => {
      const client = new Client({ connectionString })
      client.on('error', () => {})
      await client.connect()
      const { rows } = await client.query<Record<string, unknown>>(text)
      await client.end()
      return rows
    }
    const restart = async (awayMs: number) => {
      await postgres.stop()
      await sleep(awayMs)
      postgres = await startPostgres({ dataFolder, isDurable: false })
    }
    return { connectionString, query, restart }
  }

  it('hears again, once, after a time in which nothing answered', async () => {
    const { connectionString, query, restart } = setUp()
    const heard: string[] = []
    let failures = 0
    const back = Promise.withResolvers<void>()
    const listening = await listen(
      connectionString,
      'news',
      { message: (payload) => heard.push(payload), again: back.resolve, failed: () => (failures += 1) },
      SELDOM,
    )
    await query(`notify news, 'before'`)
    while (heard.length === 0) await sleep(10)

    await restart(500)
    await back.promise
    expect(failures).toBeGreaterThan(0)
    await query(`notify news, 'after'`)
    while (heard.length < 2) await sleep(10)
    await sleep(50)
    expect(heard).toEqual(['before', 'after'])
    expect(await query(`select count(*)::int as lines from pg_stat_activity where query = 'listen news'`)).toEqual([
      { lines: 1 },
    ])
    await listening.close()
  })

  it('leaves no connection behind when it is closed, nor when it could not listen', async () => {
    const { connectionString, query } = setUp()
    const listening = await listen(connectionString, 'news', { message: () => {} })
    await listening.close()
    await expect(listen(connectionString, 'no name', { message: () => {} })).rejects.toThrow('syntax error')
    const others = `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
    let left = -1
    while (left !== 0) left = Number((await query(others))[0]?.['others'])
    expect(left).toBe(0)
  })

  it('hears again over a line that the network forgot without a word, and says so meanwhile', async () => {
    const { connectionString, query } = setUp()
    const folder = socketFolderOf(connectionString)
    const line = await openSilentLine({ path: join(folder, '.s.PGSQL.5432') })
    onTestFinished(() => line.close())
    const again = Promise.withResolvers<void>()
    const failures: string[] = []
    const listening = await listen(
      `postgres://postgres@127.0.0.1:${line.port}/postgres`,
      'news',
      { message: () => {}, again: again.resolve, failed: (error) => failures.push(String(error)) },
      { beatMs: 100 },
    )
    expect(listening.isUp()).toBe(true)
    line.hold(true)
    while (listening.isUp()) await sleep(10)
    expect(failures[0]).toContain('news broke')
    line.hold(false)
    await again.promise
    expect(listening.isUp()).toBe(true)
    expect(await query(`select 1 from pg_stat_activity where query = 'listen news' or query = 'select 1'`)).not.toEqual(
      [],
    )
    await listening.close()
  })

  it('opens over a line that answers more slowly than its signs of life may', async () => {
    const { connectionString } = setUp()
    const path = join(socketFolderOf(connectionString), '.s.PGSQL.5432')
    const line = await openSilentLine({ path }, { delayMs: 60 })
    onTestFinished(() => line.close())
    const address = `postgres://postgres@127.0.0.1:${line.port}/postgres`
    const listening = await listen(address, 'news', { message: () => {} }, { beatMs: 20 })
    await listening.close()
  })

  it('goes on where a listener throws', async () => {
    const { connectionString, query } = setUp()
    const heard: string[] = []
    const failures: string[] = []
    const listening = await listen(
      connectionString,
      'news',
      {
        message: (text) => {
          heard.push(text)
          if (text === 'bad') throw new Error('cannot be read')
        },
        failed: (error) => failures.push(String(error)),
      },
      SELDOM,
    )
    await query(`notify news, 'bad'`)
    await query(`notify news, 'good'`)
    while (heard.length < 2) await sleep(5)
    expect([heard, failures]).toEqual([['bad', 'good'], ['Error: cannot be read']])
    await listening.close()
  })
})

/** On a busy machine a sign of life can come too late, and a line that was cut for it has lost what these tests tell it. */
const SELDOM = { beatMs: 60_000 }

function socketFolderOf(connectionString: string): string {
  return decodeURIComponent(/host=([^&]+)/.exec(connectionString)?.[1] ?? '')
}
