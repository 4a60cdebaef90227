import { fileURLToPath } from 'node:url'
import { prepareDatabase } from '@kvint/hosted'
import { openPool, startTestPostgres } from '@kvint/postgres'

/**
 * The text of `generated/tables.ts`: every table of ours and `auth.users` as all migrations leave them, in the types that
 * `pg` reads. A column that a check holds to a few words has those words.
 */
export async function typeTables(): Promise<string> {
  const postgres = await startTestPostgres((address) => prepareDatabase(address, [MIGRATIONS]))
  const pool = openPool(postgres.template, { size: 1 })
  try {
    const { rows } = await pool.query<Column>(COLUMNS)
    const tables = Map.groupBy(rows, ({ table }) => table)
    const types = [...tables].map(([table, columns]) => `  '${table}': {\n${columns.map(typeColumn).join('')}  }\n`)
    return `/** Written by \`npm run generate:tables\` from the migrations. */\nexport type Tables = {\n${types.join('')}}\n`
  } finally {
    await pool.end()
    await postgres.stop()
  }
}

type Column = {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  readonly check: string | null
}

function typeColumn({ table, name, type, isNullable, check }: Column): string {
  const element = TYPES[type.replace('[]', '')]
  if (!element) throw new Error(`${table}.${name} is ${type}: say in TYPES what pg makes of it.`)
  const words = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check ?? '')?.[1]?.replaceAll('::text', '')
  const one = words?.replaceAll(', ', ' | ') ?? element
  return `    readonly ${name}: ${one}${type.endsWith('[]') ? '[]' : ''}${isNullable && one !== 'unknown' ? ' | null' : ''}\n`
}

const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  bigint: 'string',
  integer: 'number',
  smallint: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  'timestamp with time zone': 'Date',
  json: 'unknown',
  jsonb: 'unknown',
}

const MIGRATIONS = fileURLToPath(new URL('../../../../../../supabase/migrations', import.meta.url))
const COLUMNS = `select n.nspname || '.' || c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as "isNullable", (
      select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%= ANY%') as check
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and (n.nspname in ('public', 'kvint') or c.oid = 'auth.users'::regclass)
  order by 1, 2`
