import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Binaries } from './find-binaries.ts'
import { findDebianPostgres } from './find-debian-postgres.ts'
import { connectionStringOf, startPostgres } from './start-postgres.ts'

export type TestPostgres = {
  /** A database with what `prepare` put into the template: 0.1 s each. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

/**
 * A throw-away cluster for a test file, with one template database that `prepare` fills once.
 * `KVINT_TEST_POSTGRES=debian` runs it on the Postgres that Debian installed.
 */
export async function startTestPostgres(
  prepare: (connectionString: string) => Promise<void>,
  options: { binaries?: Binaries } = {},
): Promise<TestPostgres> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kvint-pg-'))
  chmodSync(dataFolder, 0o755)
  const postgres = await startPostgres({ dataFolder, isDurable: false, ...otherBinaries(), ...options })
  const admin = new Client({ connectionString: postgres.connectionString })
  await admin.connect()
  await admin.query('create database template_of_test')
  await prepare(connectionStringOf(postgres.socketFolder, 'template_of_test'))
  let count = 0
  return {
    async newDatabase() {
      count += 1
      await admin.query(`create database test_${count} template template_of_test`)
      return connectionStringOf(postgres.socketFolder, `test_${count}`)
    },
    async stop() {
      await admin.end()
      await postgres.stop()
      rmSync(dataFolder, { recursive: true, force: true })
      if (postgres.dataFolder !== dataFolder) rmSync(postgres.dataFolder, { recursive: true, force: true })
    },
  }
}

function otherBinaries(): { binaries?: Binaries } {
  if (process.env['KVINT_TEST_POSTGRES'] !== 'debian') return {}
  const binaries = findDebianPostgres()
  if (!binaries)
    throw new Error('KVINT_TEST_POSTGRES=debian, but /usr/lib/postgresql has none: apt-get install postgresql.')
  return { binaries }
}
