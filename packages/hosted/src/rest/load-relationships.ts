import type { Database } from '../database/sql.ts'

/** A foreign key between two tables of a schema. */
export type Relationship = {
  constraint: string
  table: string
  columns: string[]
  foreignTable: string
  foreignColumns: string[]
  /** The columns of the key are unique in its own table: there is one row on either side. */
  isUnique: boolean
  /** The columns of the key are part of its table's primary key, as in a table between two others. */
  isInPrimaryKey: boolean
}

export async function loadRelationships(sql: Database['sql'], schema: string): Promise<Relationship[]> {
  const rows = await sql<{
    constraint: string
    table: string
    columns: string[]
    foreign_table: string
    foreign_columns: string[]
    is_unique: boolean
    is_in_key: boolean
  }>`
    select k.conname::text as constraint, c.relname::text as table, f.relname::text as foreign_table,
      array(select a.attname::text from unnest(k.conkey) with ordinality u (n, place) join pg_attribute a on a.attrelid = c.oid and a.attnum = u.n order by place) as columns,
      array(select a.attname::text from unnest(k.confkey) with ordinality u (n, place) join pg_attribute a on a.attrelid = f.oid and a.attnum = u.n order by place) as foreign_columns,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null
        and i.indkey::int2[] <@ k.conkey and k.conkey <@ i.indkey::int2[]) as is_unique,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and k.conkey <@ i.indkey::int2[]) as is_in_key
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = ${schema}::regnamespace and f.relnamespace = ${schema}::regnamespace
    order by k.conname`
  return rows.map((row) => ({
    constraint: row.constraint,
    table: row.table,
    columns: row.columns,
    foreignTable: row.foreign_table,
    foreignColumns: row.foreign_columns,
    isUnique: row.is_unique,
    isInPrimaryKey: row.is_in_key,
  }))
}
