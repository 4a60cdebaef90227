import { columnText, type Columns } from './column-text.ts'
import { conditionText } from './condition-text.ts'
import type { Filter } from './parse-filters.ts'
import type { OrderTerm } from './parse-order.ts'
import type { SelectItem } from './parse-select.ts'
import { quoted, type QueryText } from './query-text.ts'
import { RestError } from './rest-error.ts'

/** The columns of an answer: `*`, `name`, `alias:name`, `name::text`, `data->key`. Tables within tables are not offered. */
export function selectText(query: QueryText, columns: Columns, select: SelectItem[]): string {
  if (select.length === 0) return `${quoted(columns.alias)}.*`
  return select.map((item) => onePart(query, columns, item)).join(', ')
}

function onePart(query: QueryText, columns: Columns, item: SelectItem): string {
  if (item.kind === 'all') return `${quoted(columns.alias)}.*`
  if (item.kind === 'embed' || !item.field || item.aggregate)
    throw new RestError(400, 'PGRST200', `Could not find a relationship for that part of select in the schema cache`, {
      hint: 'Embedding of other tables is not offered here: read them one by one.',
    })
  const { field, cast } = item
  if (cast !== undefined && !CASTS.has(cast.replace('[]', '')))
    throw new RestError(400, '42704', `type "${cast}" does not exist`)
  const name = item.alias ?? field.steps.findLast(({ key }) => !/^-?\d+$/.test(key))?.key ?? field.name
  return `${columnText(query, columns, field)}${cast ? `::${cast}` : ''} as ${quoted(name)}`
}

export function whereText(query: QueryText, columns: Columns, filters: Filter[]): string {
  const conditions = filters.map(({ condition }) => conditionText(query, columns, condition))
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
}

const CASTS = new Set([
  'text',
  'varchar',
  'int',
  'int2',
  'int4',
  'int8',
  'integer',
  'bigint',
  'smallint',
  'numeric',
  'real',
  'float4',
  'float8',
  'bool',
  'boolean',
  'json',
  'jsonb',
  'date',
  'timestamp',
  'timestamptz',
  'uuid',
])

export function orderText(query: QueryText, columns: Columns, order: OrderTerm[]): string {
  if (order.length === 0) return ''
  const terms = order.map(
    ({ field, direction, nulls }) =>
      `${columnText(query, columns, field)}${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`,
  )
  return ` order by ${terms.join(', ')}`
}
