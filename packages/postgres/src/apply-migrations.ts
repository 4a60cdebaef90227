import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { PostgresError } from './postgres-error.ts'

/**
 * Applies the numbered SQL files of a folder that were not applied yet, each in a transaction of its own, under one lock for
 * all servers. The ledger is the table that Supabase's own tool keeps, so that either can go on where the other stopped.
 * A file whose first line is `-- no-transaction` runs bare.
 * @returns the names of the files applied now.
 * @throws PostgresError `migration_changed` where an applied file was edited afterwards.
 * @example
 * await applyMigrations(pool, 'supabase/migrations')
 */
export async function applyMigrations(
  pool: pg.Pool,
  folder: string,
  ledger: Ledger = SUPABASE_LEDGER,
): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{14}_\w+\.sql$/.test(name)).sort()
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create schema if not exists ${ledger.schema}`)
    await client.query(
      `create table if not exists ${ledger.schema}.${ledger.table} (version text primary key, statements text[], name text)`,
    )
    const applied: string[] = []
    for (const file of files) if (await applyFile(client, folder, file, ledger)) applied.push(file)
    return applied
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release()
  }
}

type Ledger = { schema: string; table: string }

const SUPABASE_LEDGER: Ledger = { schema: 'supabase_migrations', table: 'schema_migrations' }
const LOCK = 7_154_118_211

async function applyFile(client: pg.PoolClient, folder: string, file: string, ledger: Ledger): Promise<boolean> {
  const text = await readFile(join(folder, file), 'utf8')
  const [version, name] = [file.slice(0, 14), file.slice(15, -'.sql'.length)]
  const table = `${ledger.schema}.${ledger.table}`
  const known = await client.query<{ statements: string[] | null }>(
    `select statements from ${table} where version = $1`,
    [version],
  )
  const row = known.rows[0]
  if (row) {
    refuseChanged(file, row.statements, text)
    return false
  }
  const isBare = text.startsWith('-- no-transaction')
  if (!isBare) await client.query('begin')
  try {
    await client.query(text)
    await client.query(`insert into ${table} (version, statements, name) values ($1, array[$2], $3)`, [
      version,
      text,
      name,
    ])
    if (!isBare) await client.query('commit')
  } catch (error) {
    if (!isBare) await client.query('rollback')
    throw error
  }
  return true
}

/** Supabase's tool keeps one element a statement; only what this runner wrote (one element, the whole file) can be compared. */
function refuseChanged(file: string, statements: string[] | null, text: string): void {
  if (statements?.length !== 1 || statements[0] === text) return
  throw new PostgresError(
    'migration_changed',
    `The migration ${file} was edited after it had been applied. Put it back, and write the change as a new file.`,
  )
}
