import type { Database } from '../database/sql.ts'
import { loadFunctions, type RestFunction } from './load-functions.ts'
import { loadRelationships, type Relationship } from './load-relationships.ts'

export type Table = {
  schema: string
  name: string
  columns: Map<string, Column>
  primaryKey: string[]
  /** Functions of a row that read like columns: name to SQL. */
  computed: Map<string, string>
}
export type Column = {
  name: string
  type: string
  defaultValue: string | null
  isRequired: boolean
  description: string | null
}
export type SchemaCache = {
  schema: string
  tables: Map<string, Table>
  functions: Map<string, RestFunction[]>
  relationships: Relationship[]
}

export type ReadCache = (schema: string, isStale?: boolean) => Promise<SchemaCache>

/** What may be named in a request. Nothing from a URL reaches SQL but by a look-up here. */
export function openSchemaCache(database: Database): ReadCache {
  const loaded = new Map<string, { cache: Promise<SchemaCache>; at: number }>()
  return (schema, isStale = false) => {
    const known = loaded.get(schema)
    const age = Date.now() - (known?.at ?? 0)
    if (known && age < 60_000 && !(isStale && age > 500)) return known.cache
    const cache = load(database, schema)
    loaded.set(schema, { cache, at: Date.now() })
    cache.catch(() => loaded.delete(schema))
    return cache
  }
}

async function load({ sql }: Database, schema: string): Promise<SchemaCache> {
  const columns = await sql<{
    table: string
    name: string
    type: string
    default: string | null
    is_required: boolean
    description: string | null
    is_key: boolean
  }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      case when a.attidentity <> '' then format('nextval(%L::regclass)', pg_get_serial_sequence(format('%I.%I', ${schema}::text, c.relname), a.attname))
        when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as default,
      a.attnotnull as is_required, col_description(c.oid, a.attnum) as description,
      coalesce(a.attnum = any(i.indkey), false) as is_key
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'v', 'm', 'f', 'p')
    order by c.relname, a.attnum`
  const tables = new Map<string, Table>()
  for (const row of columns) {
    const table = tables.get(row.table) ?? newTable(schema, row.table)
    const { name, type, description } = row
    table.columns.set(name, { name, type, defaultValue: row.default, isRequired: row.is_required, description })
    if (row.is_key) table.primaryKey.push(name)
    tables.set(row.table, table)
  }
  const [functions, relationships] = [await loadFunctions(sql, schema), await loadRelationships(sql, schema)]
  for (const list of functions.values())
    for (const { name, rowOf, returnsTable, returnsSet } of list) {
      if (rowOf === undefined || !tables.has(rowOf)) continue
      // A function of a row is a column of its table, or, where it gives rows, a way to another.
      if (returnsTable === undefined && !returnsSet)
        tables.get(rowOf)?.computed.set(name, `${ident(schema)}.${ident(name)}`)
    }
  return { schema, tables, functions, relationships }
}

export function newTable(schema: string, name: string): Table {
  return { schema, name, columns: new Map(), primaryKey: [], computed: new Map() }
}

function ident(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
