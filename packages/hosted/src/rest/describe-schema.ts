import type { Column, SchemaCache, Table } from './schema-cache.ts'

/** The schema as OpenAPI 2, from which generators make types: `definitions` has a model a table. */
export function describeSchema(
  { tables, functions, relationships }: SchemaCache,
  url: string,
): Record<string, unknown> {
  const byName = [...tables.values()]
  const paths = Object.fromEntries(byName.map((table) => [`/${table.name}`, tablePaths(table)]))
  const calls = Object.fromEntries(
    [...functions.keys()].map((name) => [`/rpc/${name}`, { post: call(name), get: call(name) }]),
  )
  return {
    swagger: '2.0',
    info: { title: 'standard public schema', description: '', version: '14.0' },
    host: new URL(url).host,
    basePath: '/',
    schemes: [new URL(url).protocol.replace(':', '')],
    consumes: ['application/json'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: {
      '/': { get: { summary: 'OpenAPI description (this document)', responses: { 200: { description: 'OK' } } } },
      ...paths,
      ...calls,
    },
    definitions: Object.fromEntries(byName.map((table) => [table.name, definition(table, relationships)])),
  }
}

function tablePaths({ name, columns }: Table): Record<string, unknown> {
  const filters = [...columns.values()].map((column) => ({
    name: column.name,
    in: 'query',
    required: false,
    type: 'string',
    format: column.type,
  }))
  const rows = { description: 'OK', schema: { type: 'array', items: { $ref: `#/definitions/${name}` } } }
  const body = { name, in: 'body', required: false, schema: { $ref: `#/definitions/${name}` } }
  const tags = [name]
  return {
    get: { tags, parameters: filters, responses: { 200: rows, 206: { description: 'Partial Content' } } },
    post: { tags, parameters: [body], responses: { 201: { description: 'Created' } } },
    patch: { tags, parameters: [...filters, body], responses: { 204: { description: 'No Content' } } },
    delete: { tags, parameters: filters, responses: { 204: { description: 'No Content' } } },
  }
}

function call(name: string): Record<string, unknown> {
  return { tags: [`(rpc) ${name}`], produces: ['application/json'], responses: { 200: { description: 'OK' } } }
}

function definition(table: Table, relationships: SchemaCache['relationships']): Record<string, unknown> {
  const columns = [...table.columns.values()]
  const required = columns.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const properties = columns.map((column) => [column.name, property(table, column, relationships)])
  return { ...(required.length > 0 ? { required } : {}), properties: Object.fromEntries(properties), type: 'object' }
}

function property(table: Table, column: Column, relationships: SchemaCache['relationships']): Record<string, unknown> {
  const key = relationships.find(
    (each) => each.table === table.name && each.columns.length === 1 && each.columns[0] === column.name,
  )
  const notes = [
    ...(table.primaryKey.includes(column.name) ? ['This is a Primary Key.<pk/>'] : []),
    ...(key
      ? [
          `This is a Foreign Key to \`${key.foreignTable}.${key.foreignColumns[0]}\`.<fk table='${key.foreignTable}' column='${key.foreignColumns[0]}'/>`,
        ]
      : []),
  ]
  const description = [column.description, notes.length > 0 ? `Note:\n${notes.join('\n')}` : null]
    .filter(Boolean)
    .join('\n\n')
  return {
    ...(column.defaultValue !== null && !column.defaultValue.startsWith('nextval(')
      ? { default: column.defaultValue }
      : {}),
    ...(description ? { description } : {}),
    format: column.type,
    ...typeOf(column.type),
  }
}

function typeOf(type: string): { type?: string; items?: { type: string } } {
  if (type.endsWith('[]')) return { type: 'array', items: { type: typeOf(type.slice(0, -2)).type ?? 'string' } }
  if (/^(smallint|integer|bigint)$/.test(type)) return { type: 'integer' }
  if (/^(numeric|real|double precision)/.test(type)) return { type: 'number' }
  if (type === 'boolean') return { type: 'boolean' }
  return /^jsonb?$/.test(type) ? {} : { type: 'string' }
}
