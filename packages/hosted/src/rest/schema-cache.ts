import type { Database } from '../database/sql.ts'
import type { Settings } from '../settings.ts'

export type Table = {
  schema: string
  name: string
  columns: Map<string, Column>
  primaryKey: string[]
  /** Functions of a row that read like columns: name to SQL. */
  computed: Map<string, string>
}
export type Column = { name: string; type: string; defaultValue: string | null }
export type RestFunction = {
  name: string
  arguments: { name: string; type: string; isOptional: boolean }[]
  returnsSet: boolean
  isVoid: boolean
  isComposite: boolean
  isVolatile: boolean
}
export type SchemaCache = { tables: Map<string, Table>; functions: Map<string, RestFunction[]> }

/** What may be named in a request. Nothing from a URL reaches SQL but by a look-up here. */
export function openSchemaCache(database: Database, settings: Settings): (isStale?: boolean) => Promise<SchemaCache> {
  let loaded: Promise<SchemaCache> | undefined
  let loadedAt = 0
  return (isStale = false) => {
    const age = Date.now() - loadedAt
    if (loaded === undefined || age > 60_000 || (isStale && age > 500)) {
      loadedAt = Date.now()
      loaded = load(database, settings.rest.schema)
      loaded.catch(() => (loaded = undefined))
    }
    return loaded
  }
}

async function load({ sql }: Database, schema: string): Promise<SchemaCache> {
  const columns = await sql<{ table: string; name: string; type: string; default: string | null; is_key: boolean }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      case when a.attgenerated = '' and a.attidentity = '' then pg_get_expr(d.adbin, d.adrelid) end as default,
      coalesce(a.attnum = any(i.indkey), false) as is_key
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'v', 'm', 'f', 'p')
    order by c.relname, a.attnum`
  const tables = new Map<string, Table>()
  for (const column of columns) {
    const table = tables.get(column.table) ?? {
      schema,
      name: column.table,
      columns: new Map<string, Column>(),
      primaryKey: [],
      computed: new Map<string, string>(),
    }
    table.columns.set(column.name, { name: column.name, type: column.type, defaultValue: column.default })
    if (column.is_key) table.primaryKey.push(column.name)
    tables.set(column.table, table)
  }
  return { tables, functions: await loadFunctions(sql, schema) }
}

async function loadFunctions(sql: Database['sql'], schema: string): Promise<Map<string, RestFunction[]>> {
  type Row = {
    name: string
    names: string[] | null
    types: string[]
    defaults: number
    returns_set: boolean
    is_void: boolean
    is_composite: boolean
    is_volatile: boolean
  }
  const rows = await sql<Row>`
    select p.proname as name, p.proargnames[1:p.pronargs] as names, p.pronargdefaults as defaults, p.proretset as returns_set,
      array(select format_type(t, null) from unnest(p.proargtypes) t) as types, p.prorettype = 'void'::regtype as is_void,
      t.typtype = 'c' or p.prorettype = 'record'::regtype as is_composite, p.provolatile = 'v' as is_volatile
    from pg_proc p join pg_type t on t.oid = p.prorettype
    where p.pronamespace = ${schema}::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype`
  const functions = new Map<string, RestFunction[]>()
  for (const row of rows) {
    const args = row.types.map((type, index) => ({
      name: row.names?.[index] ?? '',
      type,
      isOptional: index >= row.types.length - row.defaults,
    }))
    const entry: RestFunction = {
      name: row.name,
      arguments: args,
      returnsSet: row.returns_set,
      isVoid: row.is_void,
      isComposite: row.is_composite,
      isVolatile: row.is_volatile,
    }
    functions.set(row.name, [...(functions.get(row.name) ?? []), entry])
  }
  return functions
}
