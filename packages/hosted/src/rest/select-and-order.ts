import { columnText } from './column-text.ts'
import { quoted, type QueryText } from './query-text.ts'
import { RestError } from './rest-error.ts'
import { parseError, splitList } from './split-list.ts'
import type { Table } from './schema-cache.ts'

/** The columns of an answer: `*`, `name`, `alias:name`, `name::text`, `data->key`. Tables within tables are not offered. */
export function selectText(query: QueryText, table: Table, select: string): string {
  const parts = splitList(select.replaceAll(/\s/g, '')).filter((part) => part !== '')
  if (parts.length === 0) return `${quoted(table.name)}.*`
  return parts.map((part) => onePart(query, table, part)).join(', ')
}

function onePart(query: QueryText, table: Table, part: string): string {
  if (part === '*') return `${quoted(table.name)}.*`
  if (part.includes('('))
    throw new RestError(
      400,
      'PGRST200',
      `Could not find a relationship for '${part.split('(')[0]}' in the schema cache`,
      {
        hint: 'Embedding of other tables is not offered here: read them one by one.',
      },
    )
  const [, alias, path, cast] = /^(?:([^:]+):(?!:))?([^:]+)(?:::([a-z0-9]+(?:\[\])?))?$/.exec(part) ?? []
  if (path === undefined) throw parseError('select parameter', part)
  if (cast !== undefined && !CASTS.has(cast.replace('[]', '')))
    throw new RestError(400, '42704', `type "${cast}" does not exist`)
  const name = alias ?? path.split(/->>?/).at(-1) ?? path
  return `${columnText(query, table, path)}${cast ? `::${cast}` : ''} as ${quoted(name)}`
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

export function orderText(query: QueryText, table: Table, order: string): string {
  if (order === '') return ''
  const terms = splitList(order).map((term) => {
    const [, column, direction, nulls] = /^(.+?)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(term) ?? []
    if (column === undefined) throw parseError('order', term)
    return `${columnText(query, table, column)}${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`
  })
  return ` order by ${terms.join(', ')}`
}

/** Rows to give at most and to pass over; a request can ask for fewer rows than the settings allow, never for more. */
export function readRange(parameters: Map<string, string>, maximumRows: number): { limit: number; offset: number } {
  const read = (name: string, fallback: number) => {
    const value = parameters.get(name)
    if (value === undefined || value === '') return fallback
    if (!/^\d{1,15}$/.test(value))
      throw new RestError(400, 'PGRST100', `"failed to parse ${name} (${value})" (line 1, column 1)`)
    return Number(value)
  }
  return { limit: Math.min(read('limit', maximumRows), maximumRows), offset: read('offset', 0) }
}
