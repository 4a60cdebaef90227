import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { hashTable, tableFile } from './dump-tables.ts'
import type { DumpedTable, Manifest } from './manifest.ts'

/**
 * Puts dumped rows into tables that the migrations have just made, in the client’s transaction. What refers to what is
 * looked at again at the end, whole; triggers sleep meanwhile, as what they would do is among the rows.
 * @throws Error where a table is not what was dumped
 */
export async function loadTables(client: ClientBase, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const keys = (await client.query<ForeignKey>(FOREIGN_KEYS, [tables.map(({ name }) => name)])).rows
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) {
    await client.query(`alter table ${table.name} disable trigger user`)
    await client.query(`delete from ${table.name}`)
    for await (const lines of batches(tableFile(folder, table.name))) await insert(client, table, lines)
    const { rows, hash } = await hashTable(client, table)
    if (rows !== table.rows || hash !== table.hash)
      throw new Error(`${table.name} came back with ${rows} rows that are not the ${table.rows} of the backup.`)
    await client.query(`alter table ${table.name} enable trigger user`)
  }
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

async function insert(client: ClientBase, { name, columns }: DumpedTable, lines: readonly string[]): Promise<void> {
  const names = columns.map((column) => column.name).join(', ')
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ')
  await client.query(
    `insert into ${name} (${names}) overriding system value select ${values} from unnest($1::json[]) as line`,
    [lines],
  )
}

async function* batches(path: string): AsyncGenerator<string[]> {
  let lines: string[] = []
  let characters = 0
  for await (const line of createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Infinity,
  })) {
    lines.push(line)
    characters += line.length
    if (lines.length < MOST_LINES && characters < MOST_CHARACTERS) continue
    yield lines
    lines = []
    characters = 0
  }
  if (lines.length > 0) yield lines
}

const MOST_LINES = 500
const MOST_CHARACTERS = 8_000_000
const FOREIGN_KEYS = `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c
  where c.contype = 'f' and c.conrelid::regclass::text = any($1)`
