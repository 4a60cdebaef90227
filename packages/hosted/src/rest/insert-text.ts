import type { Preferences } from './preferences.ts'
import type { Parameters } from './read-parameters.ts'
import { quoted, type QueryText } from './query-text.ts'
import { RestError } from './rest-error.ts'
import type { Table } from './schema-cache.ts'

/** `insert … on conflict …` for a body of one object or of many. Postgres itself turns the JSON into the types of the table. */
export function insertText(
  query: QueryText,
  table: Table,
  body: unknown,
  parameters: Parameters,
  preferences: Preferences,
): string {
  const target = `${quoted(table.schema)}.${quoted(table.name)}`
  const { json, columns } = readRecords(table, body, parameters.columns)
  const conflict = conflictText(table, columns, parameters.onConflict, preferences)
  if (columns.length === 0) {
    const amount = (JSON.parse(json) as unknown[]).length
    return amount === 0
      ? `insert into ${target} select * from ${target} where false`
      : `insert into ${target} default values${conflict}`
  }
  const names = columns.map(quoted).join(', ')
  const parameter = query.parameter(json)
  const values = columns.map((name) => valueText(table, name, preferences)).join(', ')
  return `insert into ${target} (${names}) select ${values}
    from json_array_elements(${parameter}::json) _element, json_populate_record(null::${target}, _element) _body${conflict}`
}

/** A key that a record lacks is null, or the column's default where the client asked for that. */
function valueText(table: Table, name: string, { usesDefaults }: Preferences): string {
  const fallback = table.columns.get(name)?.defaultValue
  const given = `_body.${quoted(name)}`
  if (!usesDefaults || !fallback) return given
  return `case when _element::jsonb ? '${name.replaceAll("'", "''")}' then ${given} else ${fallback} end`
}

function conflictText(
  table: Table,
  columns: string[],
  onConflict: string[] | undefined,
  { resolution }: Preferences,
): string {
  if (!resolution) return ''
  const keys = onConflict ?? table.primaryKey
  for (const key of keys) if (!table.columns.has(key)) throw unknownColumn(table, key)
  if (keys.length === 0) return ''
  const on = ` on conflict (${keys.map(quoted).join(', ')})`
  if (resolution === 'ignore-duplicates' || columns.length === 0) return `${on} do nothing`
  const sets = columns.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ')
  // How many rows were there already is known nowhere else: the condition counts them, and is true.
  return `${on} do update set ${sets} where set_config('rest.updated', (coalesce(nullif(current_setting('rest.updated', true), ''), '0')::int + 1)::text, true) <> ''`
}

/** The records of a body as JSON of a list, and the columns that they write. */
export function readRecords(
  table: Table,
  body: unknown,
  wanted: string[] | undefined,
): { json: string; columns: string[] } {
  const records = Array.isArray(body) ? (body as unknown[]) : [body ?? {}]
  if (records.some((record) => typeof record !== 'object' || record === null || Array.isArray(record)))
    throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  const keys = [...new Set(records.flatMap((record) => Object.keys(record as object)))]
  const columns = wanted ?? keys
  for (const column of columns) if (!table.columns.has(column)) throw unknownColumn(table, column)
  if (!wanted && records.some((record) => Object.keys(record as object).length !== keys.length))
    throw new RestError(400, 'PGRST102', 'All object keys must match')
  return { json: JSON.stringify(records), columns }
}

function unknownColumn(table: Table, column: string): RestError {
  return new RestError(400, 'PGRST204', `Could not find the '${column}' column of '${table.name}' in the schema cache`)
}
