import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import type { DumpedTable, Manifest } from './manifest.ts'

/** Tables of ours in order of their names, with the columns that hold something of their own. */
export async function tablesIn(
  client: ClientBase,
  schemas: readonly string[],
): Promise<Pick<DumpedTable, 'name' | 'columns'>[]> {
  return (await client.query<Pick<DumpedTable, 'name' | 'columns'>>(TABLES, [schemas])).rows
}

/**
 * Writes every row of a table as a line, a JSON array of the texts that Postgres itself makes of the values: any later
 * release reads them. The client’s transaction decides as of when.
 */
export async function dumpTable(
  client: ClientBase,
  folder: string,
  table: Pick<DumpedTable, 'name' | 'columns'>,
): Promise<DumpedTable> {
  const seen = { rows: 0, hash: createHash('sha256') }
  const lines = async function* () {
    for await (const line of rowsOf(client, table)) {
      seen.rows += 1
      seen.hash.update(line)
      yield line
    }
  }
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(tableFile(folder, table.name), { mode: 0o600 }),
  )
  return { ...table, rows: seen.rows, hash: seen.hash.digest('hex') }
}

/** How many rows there are and what they come to, written nowhere. */
export async function hashTable(
  client: ClientBase,
  table: Pick<DumpedTable, 'name' | 'columns'>,
): Promise<{ rows: number; hash: string }> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const line of rowsOf(client, table)) {
    rows += 1
    hash.update(line)
  }
  return { rows, hash: hash.digest('hex') }
}

export async function sequencesIn(client: ClientBase, schemas: readonly string[]): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES, [schemas])
  const sequences = []
  for (const { name } of rows) {
    const { value = '1', isCalled = false } =
      (
        await client.query<{ value: string; isCalled: boolean }>(
          `select last_value::text as value, is_called as "isCalled" from ${name}`,
        )
      ).rows[0] ?? {}
    sequences.push({ name, value, isCalled })
  }
  return sequences
}

export function tableFile(folder: string, name: string): string {
  return join(folder, 'tables', `${name.replaceAll('"', '')}.jsonl.gz`)
}

/** In the order of their texts, so that the same rows make the same hash wherever they lie. */
async function* rowsOf(
  client: ClientBase,
  { name, columns }: Pick<DumpedTable, 'name' | 'columns'>,
): AsyncGenerator<string> {
  const values = columns.map((column) => `${column.name}::text`).join(', ')
  await client.query(
    `declare kvint_dump no scroll cursor for select line from (
      select json_build_array(${values})::text as line from ${name}) lines order by md5(line) collate "C"`,
  )
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>('fetch 500 from kvint_dump')
      if (rows.length === 0) return
      for (const { line } of rows) yield `${line}\n`
    }
  } finally {
    await client.query('close kvint_dump').catch(() => undefined)
  }
}

/** What counts calls is no content, and its tables are not logged. */
const TABLES = `select c.oid::regclass::text as name,
    (select json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind = 'r' and c.relpersistence = 'p' order by 1`
const SEQUENCES = `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind = 'S' order by 1`
