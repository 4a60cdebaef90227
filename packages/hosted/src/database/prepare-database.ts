import { fileURLToPath } from 'node:url'
import { applyMigrations } from '@kvint/postgres'
import type { Pool } from 'pg'

/** Brings the service's own schemas up to date, then the product's. Several servers may do so at once. */
export async function prepareDatabase(pool: Pool, productMigrations: string[]): Promise<void> {
  await applyMigrations(pool, OWN_MIGRATIONS, { schema: 'auth', table: 'service_migrations' })
  for (const folder of productMigrations) await applyMigrations(pool, folder)
}

const OWN_MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
