import { quoted, type QueryText } from './query-text.ts'
import { RestError } from './rest-error.ts'
import type { Table } from './schema-cache.ts'

/** SQL for a column, or a path into one: `data->a->>0`. Keys of the path are parameters. */
export function columnText(query: QueryText, table: Table, path: string): string {
  const [name = '', ...steps] = path.split(/(->>?)/)
  if (!table.columns.has(name)) throw new RestError(400, '42703', `column ${table.name}.${name} does not exist`)
  let text = `${quoted(table.name)}.${quoted(name)}`
  if (steps.length > 0) text = `to_jsonb(${text})`
  for (let index = 0; index < steps.length; index += 2) {
    const key = steps[index + 1] ?? ''
    text += `${steps[index]}${query.parameter(key)}::${/^-?\d+$/.test(key) ? 'int' : 'text'}`
  }
  return steps.length > 0 ? `(${text})` : text
}
