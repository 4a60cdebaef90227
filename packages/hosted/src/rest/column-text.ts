import type { Field } from './cursor.ts'
import { quoted, type QueryText } from './query-text.ts'
import { RestError } from './rest-error.ts'
import type { Table } from './schema-cache.ts'

/** The columns of a table under the name that it has in a statement. */
export type Columns = { table: Table; alias: string }

/** SQL for a column, or a path into one: `data->a->>0`. Keys of the path are parameters. */
export function columnText(query: QueryText, { table, alias }: Columns, { name, steps }: Field): string {
  if (!table.columns.has(name)) {
    if (table.computed.has(name) && steps.length === 0) return `${table.computed.get(name)}(${quoted(alias)})`
    throw new RestError(400, '42703', `column ${table.name}.${name} does not exist`)
  }
  const column = `${quoted(alias)}.${quoted(name)}`
  if (steps.length === 0) return column
  const path = steps.map(
    ({ arrow, key }) => `${arrow}${query.parameter(key)}::${/^-?\d{1,9}$/.test(key) ? 'int' : 'text'}`,
  )
  return `(to_jsonb(${column})${path.join('')})`
}
