import { createHash } from 'node:crypto'
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
  const files = await readMigrations(folder)
  const table = `${ledger.schema}.${ledger.table}`
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create schema if not exists ${ledger.schema}`)
    await client.query(`create table if not exists ${table} (version text primary key, statements text[], name text)`)
    const { rows } = await client.query<Applied>(
      `select version, case when cardinality(statements) = 1 then md5(statements[1]) end as print from ${table}`,
    )
    const known = new Map(rows.map((row) => [row.version, row]))
    for (const file of files) refuseChanged(file, known.get(file.version))
    const fresh = files.filter(({ version }) => !known.has(version))
    for (const file of fresh) await applyFile(client, file, table, file === fresh.at(-1))
    return fresh.map(({ file }) => file)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release()
  }
}

type Ledger = { schema: string; table: string }

const SUPABASE_LEDGER: Ledger = { schema: 'supabase_migrations', table: 'schema_migrations' }
const LOCK = 7_154_118_211

type Migration = { file: string; version: string; name: string; text: string }
type Applied = { version: string; print: string | null }

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{14}_\w+\.sql$/.test(name)).sort()
  return await Promise.all(
    files.map(async (file) => ({
      file,
      version: file.slice(0, 14),
      name: file.slice(15, -'.sql'.length),
      text: await readFile(join(folder, file), 'utf8'),
    })),
  )
}

/**
 * The log is written in order, so the last commit takes those before it to the disk as well: only it waits. A crash in between
 * leaves the first few, whole, and the next start applies the others.
 */
async function applyFile(client: pg.PoolClient, migration: Migration, table: string, isLast: boolean): Promise<void> {
  const { text, version, name } = migration
  const isBare = text.startsWith('-- no-transaction')
  if (!isBare) await client.query(isLast ? 'begin' : 'begin; set local synchronous_commit = off')
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
}

/** Supabase's tool keeps one element a statement; only what this runner wrote (one element, the whole file) can be compared. */
function refuseChanged({ file, text }: Migration, applied: Applied | undefined): void {
  if (!applied?.print || applied.print === createHash('md5').update(text).digest('hex')) return
  throw new PostgresError(
    'migration_changed',
    `The migration ${file} was edited after it had been applied. Put it back, and write the change as a new file.`,
  )
}
