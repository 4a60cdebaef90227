import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { applyMigrations } from '@kvint/postgres'
import type { Pool } from 'pg'

/** Brings the service's own schemas up to date, then the product's. Several servers may do so at once. */
export async function prepareDatabase(pool: Pool, productMigrations: string[]): Promise<void> {
  await applyMigrations(pool, OWN_MIGRATIONS, { schema: 'auth', table: 'service_migrations' })
  for (const folder of productMigrations) await applyMigrations(pool, folder)
}

/** By the name of the package, which holds where this file was built into another as well. */
const OWN_MIGRATIONS = join(dirname(createRequire(import.meta.url).resolve('@kvint/hosted/package.json')), 'migrations')
