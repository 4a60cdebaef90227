import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Binaries } from './find-binaries.ts'
import { findDebianPostgres } from './find-debian-postgres.ts'
import { connectionStringOf, startPostgres } from './start-postgres.ts'

export type TestPostgres = {
  /** The address of the template, for others to take databases of. */
  template: string
  /** A database with what `prepare` put into the template: 0.1 s each. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

/**
 * A throw-away cluster for a test file, with one template database that `prepare` fills once.
 * `KVINT_TEST_POSTGRES=debian` runs it on the Postgres that Debian installed. Whoever runs one file many times starts a cluster
 * herself, and names its template in `running`.
 */
export async function startTestPostgres(
  prepare: (connectionString: string) => Promise<void>,
  options: { binaries?: Binaries; running?: string | undefined } = {},
): Promise<TestPostgres> {
  const { template, stop } = options.running
    ? { template: options.running, stop: async () => {} }
    : await startCluster(options.binaries ?? otherBinaries())
  const addressOf = (database: string) => template.replace(TEMPLATE, database)
  const admin = new Client({ connectionString: addressOf('postgres') })
  await admin.connect()
  if (!options.running) {
    await admin.query(`create database ${TEMPLATE}`)
    await prepare(template)
  }
  return {
    template,
    async newDatabase() {
      const name = `test_${randomUUID().replaceAll('-', '')}`
      await admin.query(`create database ${name} template ${TEMPLATE}`)
      return addressOf(name)
    },
    async stop() {
      await admin.end()
      await stop()
    },
  }
}

const TEMPLATE = 'template_of_test'

async function startCluster(binaries: Binaries | undefined): Promise<{ template: string; stop: () => Promise<void> }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kvint-pg-'))
  chmodSync(dataFolder, 0o755)
  const postgres = await startPostgres({ dataFolder, isDurable: false, ...(binaries && { binaries }) })
  return {
    template: connectionStringOf(postgres.socketFolder, TEMPLATE),
    async stop() {
      await postgres.stop()
      rmSync(dataFolder, { recursive: true, force: true })
      if (postgres.dataFolder !== dataFolder) rmSync(postgres.dataFolder, { recursive: true, force: true })
    },
  }
}

function otherBinaries(): Binaries | undefined {
  if (process.env['KVINT_TEST_POSTGRES'] !== 'debian') return undefined
  const binaries = findDebianPostgres()
  if (!binaries)
    throw new Error('KVINT_TEST_POSTGRES=debian, but /usr/lib/postgresql has none: apt-get install postgresql.')
  return binaries
}
