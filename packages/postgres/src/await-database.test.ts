import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { awaitDatabase, refusePooler } from './await-database.ts'
import { hasPostgres } from './has-postgres.ts'
import { openSilentLine } from './silent-line.ts'
import { startTestPostgres, type TestPostgres } from './start-test-postgres.ts'

/** A port that nothing listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

it('gives up on a database that never comes, and says what it heard', async () => {
  const lines: string[] = []
  const port = await freePort()
  await expect(
    awaitDatabase(`postgres://kvint@127.0.0.1:${port}/kvint`, {
      patienceMs: 150,
      tellEveryMs: 50,
      tell: (line) => lines.push(line),
    }),
  ).rejects.toMatchObject({ code: 'away', message: expect.stringContaining('ECONNREFUSED') as string })
  expect(lines[0]).toMatch(/^The database does not answer yet: .*ECONNREFUSED/)
})

describe.skipIf(!hasPostgres())('a database of others', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startTestPostgres(async () => {})
  }, 60_000)
  afterAll(() => postgres?.stop(), 60_000)

  it('is waited for until it answers', async () => {
    const folder = decodeURIComponent(/host=([^&]+)/.exec(postgres.template)?.[1] ?? '')
    const line = await openSilentLine({ path: join(folder, '.s.PGSQL.5432') })
    onTestFinished(() => line.close())
    await awaitDatabase(`postgres://postgres@127.0.0.1:${line.port}/postgres`)
  })

  it('that refuses us is not waited for', async () => {
    const address = postgres.template.replace(/test_[0-9a-f]+/, 'absent')
    await expect(awaitDatabase(address)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('"absent" does not exist') as string,
    })
  })

  it('on which connections hear one another is none behind a pooler', async () => {
    await refusePooler(postgres.template)
  })
})
