import fastify from 'fastify'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { hasPostgres, openPool, startTestPostgres, type TestPostgres } from '@kvint/postgres'
import { hostedService } from '../hosted-service.ts'

describe.skipIf(!hasPostgres())('an empty database', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startTestPostgres(async () => undefined)
  }, 60_000)
  afterAll(() => postgres?.stop(), 60_000)

  it('is prepared once by six services that start on it together, and all agree on its keys', async () => {
    const connectionString = await postgres.newDatabase()
    const start = async () => {
      const pool = openPool(connectionString)
      const app = fastify({ forceCloseConnections: true })
      onTestFinished(async () => {
        await app.close()
        await pool.end()
      })
      const hosted = await hostedService(app, { pool, connectionString, settings: { migrations: [MIGRATIONS] } })
      const health = await app.inject('/auth/v1/health')
      const keys = await app.inject({
        url: '/auth/v1/.well-known/jwks.json',
        headers: { apikey: hosted.apiKeys.publishable },
      })
      return { status: health.statusCode, key: hosted.apiKeys.publishable, signing: keys.body, pool }
    }
    const services = await Promise.all(Array.from({ length: 6 }, start))
    expect(services.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(services.map(({ key }) => key)).size).toBe(1)
    expect(new Set(services.map(({ signing }) => signing)).size).toBe(1)
    const ledger = await services[0]?.pool.query(
      `select count(*)::int as applied, count(distinct version)::int as different from supabase_migrations.schema_migrations`,
    )
    expect(ledger?.rows[0]?.applied).toBe(ledger?.rows[0]?.different)
    expect(ledger?.rows[0]?.applied).toBeGreaterThan(3)
  })
})

const MIGRATIONS = fileURLToPath(new URL('../../../../supabase/migrations', import.meta.url))
