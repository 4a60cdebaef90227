import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { CONNECT_MS } from './connection-settings.ts'
import { PostgresError } from './postgres-error.ts'

/**
 * Applies the numbered SQL files of a folder that were not applied yet, each in a transaction of its own, under one lock for
 * all servers, on a connection of its own that waits as long as that takes: the address is one of the database itself, not of
 * a pooler. The ledger is the table that Supabase's own tool keeps, so that either can go on where the other stopped.
 * A file whose first line is `-- no-transaction` runs bare. One that was rewritten to the same end names in its first line
 * what it was: `-- replaces` and the MD5 of the text that others may have applied.
 * `upTo` leaves those out that come after this version.
 * @returns the names of the files applied now.
 * @throws PostgresError `migration_changed` where an applied file was edited afterwards, `newer_schema` where the database
 * has migrations that this folder does not, `no_rights` where the account may not do what a file does.
 * @example
 * await applyMigrations(connectionString, 'supabase/migrations')
 */
export async function applyMigrations(
  connectionString: string,
  folder: string,
  { ledger = SUPABASE_LEDGER, upTo }: { ledger?: Ledger; upTo?: string | undefined } = {},
): Promise<string[]> {
  const files = (await readMigrations(folder)).filter(({ version }) => upTo === undefined || version <= upTo)
  const table = `${ledger.schema}.${ledger.table}`
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create schema if not exists ${ledger.schema}`)
    await client.query(`create table if not exists ${table} (version text primary key, statements text[], name text)`)
    const { rows } = await client.query<Applied>(
      `select version, name, case when cardinality(statements) = 1 then md5(statements[1]) end as print from ${table}`,
    )
    refuseNewer(files, rows)
    const known = new Map(rows.map((row) => [row.version, row]))
    for (const file of files) refuseChanged(file, known.get(file.version))
    const fresh = files.filter(({ version }) => !known.has(version))
    for (const file of fresh) await applyFile(client, file, table, file === fresh.at(-1))
    return fresh.map(({ file }) => file)
  } catch (error) {
    throw withoutRights(error) ?? error
  } finally {
    await client.end().catch(() => {})
  }
}

type Ledger = { schema: string; table: string }

const SUPABASE_LEDGER: Ledger = { schema: 'supabase_migrations', table: 'schema_migrations' }
const LOCK = 7_154_118_211

type Migration = { file: string; version: string; name: string; text: string }
type Applied = { version: string; name: string | null; print: string | null }

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
async function applyFile(client: Client, migration: Migration, table: string, isLast: boolean): Promise<void> {
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
  if (/^-- replaces ([\da-f ]+)/.exec(text)?.[1]?.split(' ').includes(applied.print)) return
  throw new PostgresError(
    'migration_changed',
    `The migration ${file} was edited after it had been applied. Put it back, and write the change as a new file.`,
  )
}

/** A server of yesterday would write into tables that it knows half of. */
function refuseNewer(files: readonly Migration[], applied: readonly Applied[]): void {
  const newest = files.at(-1)?.version ?? ''
  const newer = applied.filter(({ version }) => version > newest).toSorted((a, b) => (a.version < b.version ? -1 : 1))
  const last = newer.at(-1)
  if (!last) return
  throw new PostgresError(
    'newer_schema',
    `The database was brought up to date by a newer release: it has ${newer.length} migration${newer.length === 1 ? '' : 's'} that this one does not know, the last ${last.version}_${last.name ?? ''}. Start that release, or restore the backup from before it.`,
  )
}

function withoutRights(error: unknown): PostgresError | undefined {
  const { code, message } = error as { code?: string; message?: string }
  if (code !== INSUFFICIENT_PRIVILEGE) return undefined
  return new PostgresError(
    'no_rights',
    `The account of DATABASE_URL may not prepare the database: ${message}. Let it own the database and have CREATEROLE, or run supabase/roles.sql once as an administrator.`,
    { cause: error },
  )
}

const INSUFFICIENT_PRIVILEGE = '42501'
