import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
 * A throw-away cluster for a test file, with one template database that `prepare` fills once. The files of one worker
 * of Vitest follow one another on the same cluster, each with a template of its own, or on that of the same `content`.
 * `KVINT_TEST_POSTGRES=debian` runs it on the Postgres that Debian installed, a folder with `bin/postgres` on that one. Anyone who runs one file many times starts a cluster
 * herself, and names its template in `running`.
 *
 * @example const postgres = await startTestPostgres((address) => prepareDatabase(address, []))
 */
export async function startTestPostgres(
  prepare: (connectionString: string) => Promise<void>,
  options: { binaries?: Binaries; running?: string | undefined; content?: string } = {},
): Promise<TestPostgres> {
  const cluster = options.running ? beside(options.running) : await clusterWith(options.binaries)
  const ours: string[] = []
  const admin = new Client({ connectionString: cluster.addressOf('postgres') })
  await admin.connect()
  const create = async (statement: string) => {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await admin.query(`create database ${name} ${statement}`)
    ours.push(name)
    return name
  }
  const { running, content } = options
  const isKept = cluster.isShared && content !== undefined
  const earlier = running ? databaseOf(running) : isKept ? templatesOfWorker.get(content) : undefined
  const template = earlier ?? (await create(''))
  if (!earlier) {
    await prepare(cluster.addressOf(template))
    if (isKept) templatesOfWorker.set(content, ours.pop() as string)
  }
  return {
    template: cluster.addressOf(template),
    newDatabase: async () => cluster.addressOf(await create(`template ${template}`)),
    async stop() {
      if (cluster.isShared) for (const name of ours) await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await cluster.stop()
    },
  }
}

type Cluster = {
  readonly addressOf: (database: string) => string
  /** Others go on with it: databases are dropped, and nothing is stopped. */
  readonly isShared: boolean
  readonly stop: () => Promise<void>
  /** Tells it to end, and leaves the removal of its folder to another process: a worker that is told to end has half a second. */
  readonly kill: () => void
}

let ofWorker: Promise<Cluster> | undefined
/** Templates that stay for the next files of the worker, by their content. */
const templatesOfWorker = new Map<string, string>()

function clusterWith(binaries: Binaries | undefined): Promise<Cluster> {
  if (binaries || !process.env['VITEST']) return startCluster(binaries ?? otherBinaries())
  return (ofWorker ??= startCluster(otherBinaries()).then((cluster) => {
    process.once('SIGTERM', () => {
      cluster.kill()
      process.exit()
    })
    return { ...cluster, isShared: true, stop: async () => {} }
  }))
}

function beside(template: string): Cluster {
  const database = databaseOf(template)
  return { addressOf: (name) => template.replace(database, name), isShared: true, stop: async () => {}, kill: () => {} }
}

function databaseOf(address: string): string {
  return /test_[0-9a-f]{32}/.exec(address)?.[0] ?? ''
}

async function startCluster(binaries: Binaries | undefined): Promise<Cluster> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kvint-pg-'))
  chmodSync(dataFolder, 0o755)
  const postgres = await startPostgres({ dataFolder, isDurable: false, ...(binaries && { binaries }) })
  const folders = [...new Set([dataFolder, postgres.dataFolder])]
  return {
    addressOf: (database) => connectionStringOf(postgres.socketFolder, database),
    isShared: false,
    async stop() {
      await postgres.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
    kill() {
      const [pid] = readFileSync(join(postgres.dataFolder, 'cluster/postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGQUIT')
      spawn('sh', ['-c', 'sleep 2; rm -rf "$@"', 'sh', ...folders], { detached: true, stdio: 'ignore' }).unref()
    },
  }
}

function otherBinaries(): Binaries | undefined {
  const named = process.env['KVINT_TEST_POSTGRES']
  if (!named) return undefined
  const binaries = named === 'debian' ? findDebianPostgres() : binariesIn(named)
  if (!binaries)
    throw new Error('KVINT_TEST_POSTGRES=debian, but /usr/lib/postgresql has none: apt-get install postgresql.')
  return binaries
}

function binariesIn(folder: string): Binaries {
  const words = execFileSync(join(folder, 'bin/postgres'), ['--version'], { encoding: 'utf8' })
  return { folder, release: /\d+(?:\.\d+)?/.exec(words)?.[0] ?? '' }
}
