import type { Database } from '../database/sql.ts'

export type RestFunction = {
  schema: string
  name: string
  arguments: { name: string; type: string; isOptional: boolean }[]
  returnsSet: boolean
  isVoid: boolean
  isComposite: boolean
  isVolatile: boolean
  /** At most one row of a set: `rows 1`. */
  isOneRow: boolean
  returnType: string
  /** The table whose rows it gives, and the columns where they are of no table. */
  returnsTable: string | undefined
  returnsColumns: { name: string; type: string }[]
  /** The table of which it takes a row as its only argument. */
  rowOf: string | undefined
}

type Row = {
  name: string
  names: string[] | null
  types: string[]
  defaults: number
  returns_set: boolean
  is_void: boolean
  is_composite: boolean
  is_volatile: boolean
  rows: number
  return_type: string
  returns_table: string | null
  out_names: string[]
  out_types: string[]
  row_of: string | null
}

export async function loadFunctions(sql: Database['sql'], schema: string): Promise<Map<string, RestFunction[]>> {
  const rows = await sql<Row>`
    select p.proname as name, p.proargnames[1:p.pronargs] as names, p.pronargdefaults as defaults, p.proretset as returns_set,
      array(select format_type(t, null) from unnest(p.proargtypes) with ordinality u (t, n) order by n) as types, p.prorettype = 'void'::regtype as is_void,
      t.typtype = 'c' or p.prorettype = 'record'::regtype or coalesce(p.proargmodes::text[] && '{t,b,o}', false) as is_composite, p.provolatile = 'v' as is_volatile, p.prorows as rows,
      format_type(p.prorettype, null) as return_type,
      case when c.relkind in ('r', 'v', 'm', 'f', 'p') and c.relnamespace = p.pronamespace then c.relname::text end as returns_table,
      coalesce(out.names, array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum)) as out_names,
      coalesce(out.types, array(select format_type(a.atttypid, a.atttypmod) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum)) as out_types,
      case when p.pronargs = 1 then (select rc.relname::text from pg_type rt join pg_class rc on rc.oid = rt.typrelid
        where rt.oid = p.proargtypes[0] and rc.relnamespace = p.pronamespace and rc.relkind in ('r', 'v', 'm', 'f', 'p')) end as row_of
    from pg_proc p join pg_type t on t.oid = p.prorettype left join pg_class c on c.oid = t.typrelid
    left join lateral (
      select array_agg(p.proargnames[n] order by n) as names, array_agg(format_type(o, null) order by n) as types
      from unnest(p.proallargtypes) with ordinality u (o, n) where p.proargmodes[n] in ('o', 'b', 't')
    ) out on true
    where p.pronamespace = ${schema}::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype and p.prorettype <> 'event_trigger'::regtype`
  return Map.groupBy(
    rows.map((row) => describe(schema, row)),
    ({ name }) => name,
  )
}

function describe(schema: string, row: Row): RestFunction {
  return {
    schema,
    name: row.name,
    arguments: row.types.map((type, index) => ({
      name: row.names?.[index] ?? '',
      type,
      isOptional: index >= row.types.length - row.defaults,
    })),
    returnsSet: row.returns_set,
    isVoid: row.is_void,
    isComposite: row.is_composite,
    isVolatile: row.is_volatile,
    isOneRow: row.rows === 1,
    returnType: row.return_type,
    returnsTable: row.returns_table ?? undefined,
    returnsColumns: row.out_names.map((name, index) => ({ name, type: row.out_types[index] ?? 'text' })),
    rowOf: row.row_of ?? undefined,
  }
}
