import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPool, startPostgres, type RunningPostgres } from '@kvint/postgres'

/**
 * `npm run hosted -- --config FILE`: the service alone. FILE is JSON: `port`, `host`, `dataFolder` or `databaseUrl`,
 * `signingKeysFile`, and `settings`.
 */
const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    'signing-keys': { type: 'string' },
    migrations: { type: 'string' },
    quiet: { type: 'boolean' },
  },
})
const config = values.config ? (JSON.parse(readFileSync(values.config, 'utf8')) as Config) : {}

type Config = {
  port?: number
  host?: string
  dataFolder?: string
  databaseUrl?: string
  signingKeysFile?: string
  settings?: { keys?: Record<string, unknown> } & Record<string, unknown>
}

const databaseUrl = config.databaseUrl ?? process.env['DATABASE_URL']
/** The database starts while the modules of the service load. */
const starting = databaseUrl
  ? undefined
  : startPostgres({ dataFolder: config.dataFolder ?? mkdtempSync(join(tmpdir(), 'kvint-hosted-')) })
starting?.catch(() => undefined)
const [{ fastify }, { hostedService }] = await Promise.all([import('fastify'), import('./hosted-service.ts')])
const embedded = await starting
const connectionString = databaseUrl ?? (embedded as RunningPostgres).connectionString
const pool = openPool(connectionString)
const app = fastify({ logger: values.quiet ? { level: 'warn' } : true, forceCloseConnections: true })
const hosted = await hostedService(app, { pool, connectionString, settings: withKeys(config), hasOutboxPage: true })
await embedded?.onDisk
await app.listen({ port: config.port ?? 54_321, host: config.host ?? '127.0.0.1' })
process.stdout.write(`publishable key: ${hosted.apiKeys.publishable}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())

async function close(): Promise<void> {
  await app.close()
  await pool.end()
  await embedded?.stop()
}

function withKeys({ settings = {}, ...rest }: Config): unknown {
  const signingKeysFile = values['signing-keys'] ?? rest.signingKeysFile
  const signing = signingKeysFile ? { signing: JSON.parse(readFileSync(signingKeysFile, 'utf8')) as unknown } : {}
  const migrations = values.migrations ? { migrations: [values.migrations] } : {}
  return { ...settings, ...migrations, keys: { ...settings.keys, ...signing } }
}
