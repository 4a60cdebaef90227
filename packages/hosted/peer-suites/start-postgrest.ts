import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool, startTestPostgres } from '@kvint/postgres'
import fastify from 'fastify'
import { hostedService } from '../src/hosted-service.ts'

/**
 * Starts what postgrest-js's suite asks: its tables and rows without PostGIS, both schemas, plans and aggregates on as its
 * configuration has them. The suite names no key; the gateway in front of its own server lets that pass, so one is set here.
 */
const folder = join(process.argv[2] ?? '.', 'packages/core/postgrest-js/test/supabase')
const migrations = mkdtempSync(join(tmpdir(), 'kvint-postgrest-'))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const WITHOUT_POSTGIS: [RegExp, string][] = [
  [/^create extension if not exists postgis.*$/m, ''],
  [/extensions\.geometry\(POINT, 4326\)/, 'text'],
  [/^alter role authenticator set .*$/gm, ''],
]
const schema = WITHOUT_POSTGIS.reduce(
  (sql, [what, instead]) => sql.replace(what, instead),
  read('migrations/00000000000000_schema.sql'),
)
writeFileSync(join(migrations, '20260101000000_schema.sql'), schema)
writeFileSync(join(migrations, '20260101000001_seed.sql'), read('seed.sql'))

const postgres = await startTestPostgres(async () => {})
const connectionString = await postgres.newDatabase()
const app = fastify({ forceCloseConnections: true })
let key = ''
// Before those of the service, which look for it.
app.addHook('onRequest', async ({ headers }) => void (headers['apikey'] ??= key))
const hosted = await hostedService(app, {
  pool: openPool(connectionString),
  connectionString,
  settings: {
    rest: { moreSchemas: ['personal'], hasPlans: true, hasAggregates: true },
    limits: { isEnabled: false },
    migrations: [migrations],
  },
})
key = hosted.apiKeys.publishable
await app.listen({ port: 54_321, host: '127.0.0.1' })
process.stdout.write('ready\n')
process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)))
