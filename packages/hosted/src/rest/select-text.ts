import { columnText, type Columns } from './column-text.ts'
import { conditionText, type Embedded } from './condition-text.ts'
import { findRelationship, type Way } from './find-relationship.ts'
import type { OrderTerm } from './parse-order.ts'
import type { EmbedItem, FieldItem, SelectItem } from './parse-select.ts'
import { quoted, type QueryText } from './query-text.ts'
import { pathKey, type Parameters } from './read-parameters.ts'
import { RestError } from './rest-error.ts'
import { newTable, type SchemaCache, type Table } from './schema-cache.ts'

/** One request being put into SQL. */
export type Reading = {
  query: QueryText
  cache: SchemaCache
  parameters: Parameters
  maximumRows: number
  hasAggregates: boolean
  /** Tables embedded so far: each has an alias of its own. */
  embedded: number
  /** The paths that exist, for what is asked about others. */
  paths: Set<string>
}

type Source = {
  table: Table
  alias: string
  from: string
  condition?: string | undefined
  /** What each level may be called: by its alias, by its name. */
  path: string[][]
  items: SelectItem[]
}

type Part = { text: string; name: string | undefined; isAggregate: boolean }
export type Built = { text: string; counted: string; names: string[] }

/** The statement that reads a table with what is embedded into it. `range` is that of the outermost. */
export function selectText(
  reading: Reading,
  table: Table,
  from: string,
  range: { limit: number; offset: number },
): Built {
  const { parameters } = reading
  const built = build(reading, { table, alias: table.name, from, path: [], items: parameters.select }, range)
  refuseUnknownPaths(reading)
  return built
}

export function newReading(
  query: QueryText,
  cache: SchemaCache,
  parameters: Parameters,
  { maximumRows, hasAggregates }: { maximumRows: number; hasAggregates: boolean },
): Reading {
  return { query, cache, parameters, maximumRows, hasAggregates, embedded: 0, paths: new Set() }
}

function build(reading: Reading, source: Source, range: { limit: number; offset: number }): Built {
  const { query, parameters } = reading
  const columns: Columns = { table: source.table, alias: source.alias }
  const embeds = new Map<string, Embedded>()
  const joins: string[] = []
  const ways = new Map<string, Way>()
  const paths = allPaths(source.path)
  for (const path of paths) reading.paths.add(path)
  const parts = source.items.flatMap((item): Part[] => {
    if (item.kind === 'all')
      return [...source.table.columns.keys()].map((name) => plainPart(`${quoted(source.alias)}.${quoted(name)}`, name))
    if (item.kind === 'field') return [fieldPart(reading, columns, item)]
    const way = findRelationship(reading.cache, source.table, item)
    for (const name of namesOf(item)) ways.set(name, way)
    return embed(reading, source, item, way, embeds, joins)
  })
  if (source.items.length === 0 && source.path.length === 0)
    parts.push(plainPart(`${quoted(source.alias)}.*`, undefined))
  const conditions = parameters.filters
    .filter(({ path }) => paths.includes(pathKey(path)))
    .map(({ condition }) => conditionText(query, columns, condition, embeds))
  const all = [...(source.condition === undefined ? [] : [source.condition]), ...conditions]
  const where = all.length > 0 ? ` where ${all.join(' and ')}` : ''
  const order = orderText(reading, columns, first(parameters.orders, paths) ?? [], ways)
  const groups = parts.filter(({ isAggregate }) => !isAggregate).map(({ text }) => text)
  const isAggregated = groups.length < parts.length
  if (isAggregated && !reading.hasAggregates)
    throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  const group = isAggregated && groups.length > 0 ? ` group by ${groups.join(', ')}` : ''
  const list = parts.map(({ text, name }) => (name === undefined ? text : `${text} as ${quoted(name)}`))
  const head = `from ${[source.from, ...joins].join(' ')}${where}${group}`
  return {
    text: `select ${list.length > 0 ? list.join(', ') : '1 as _'} ${head}${order} limit ${range.limit} offset ${range.offset}`,
    counted: `select 1 ${head}`,
    names: parts.flatMap(({ name }) => name ?? []),
  }
}

function plainPart(text: string, name: string | undefined): Part {
  return { text, name, isAggregate: false }
}

function fieldPart(reading: Reading, columns: Columns, item: FieldItem): Part {
  const { field, cast, aggregate, aggregateCast, alias } = item
  const column = field ? `${columnText(reading.query, columns, field)}${castText(cast)}` : aggregate ? '*' : '1'
  if (aggregate)
    return { text: `${aggregate}(${column})${castText(aggregateCast)}`, name: alias ?? aggregate, isAggregate: true }
  const key = field?.steps.findLast(({ key: step }) => !/^-?\d+$/.test(step))?.key
  return plainPart(column, alias ?? key ?? field?.name)
}

/** Joins an embedded table, and gives the columns that come of it. */
function embed(
  reading: Reading,
  source: Source,
  item: EmbedItem,
  way: Way,
  embeds: Map<string, Embedded>,
  joins: string[],
): Part[] {
  reading.embedded += 1
  const [alias, join] = [`${way.target.name}_${reading.embedded}`, `_embedded_${reading.embedded}`]
  const names = namesOf(item)
  const isHoisted = item.isSpread && way.isToOne
  const hoisted = isHoisted ? item.items.map(hoist) : []
  const path = [...source.path, names]
  const inner = build(
    reading,
    {
      table: way.target,
      alias,
      from: way.from(alias, source.alias),
      condition: way.condition(source.alias, alias),
      path,
      items: isHoisted ? hoisted.map(({ inside }) => inside) : item.items,
    },
    {
      limit: Math.min(first(reading.parameters.limits, allPaths(path)) ?? Infinity, reading.maximumRows),
      offset: first(reading.parameters.offsets, allPaths(path)) ?? 0,
    },
  )
  const rows = `${quoted(join)}.rows`
  const kind = item.isInner ? 'inner' : 'left'
  const spread = inner.names.map((name) => `json_agg(${quoted(join)}.${quoted(name)}) as ${quoted(name)}`)
  const lateral = way.isToOne
    ? inner.text
    : `select json_agg(${quoted(join)}) as rows${item.isSpread ? `, ${spread.join(', ')}` : ''} from (${inner.text}) ${quoted(join)}`
  const isThere = way.isToOne ? `${quoted(join)} is distinct from null` : `${rows} is not null`
  joins.push(`${kind} join lateral (${lateral}) ${quoted(join)} on ${item.isInner && !way.isToOne ? isThere : 'true'}`)
  for (const name of names) embeds.set(name, { isThere })
  if (item.isSpread)
    return inner.names.map((name, index) => {
      const text = `${quoted(join)}.${quoted(name)}`
      const outside = hoisted.find(({ hidden }) => hidden === name)?.outside
      if (outside)
        return {
          text: `${outside.aggregate}(${outside.isAll ? '*' : text})${castText(outside.cast)}`,
          name: outside.name,
          isAggregate: true,
        }
      return plainPart(way.isToOne ? text : `coalesce(${text}, '[]')::jsonb`, inner.names[index])
    })
  if (item.items.length === 0) return []
  const name = item.alias ?? item.relation
  return [plainPart(way.isToOne ? `row_to_json(${quoted(join)}.*)::jsonb` : `coalesce(${rows}, '[]')::jsonb`, name)]
}

type Hoisted = {
  inside: SelectItem
  hidden?: string
  outside?: { aggregate: string; name: string; cast: string | undefined; isAll: boolean }
}

let hoists = 0

/** An aggregate in a table that is spread into its parent counts there: inside stands what it is made of. */
function hoist(item: SelectItem): Hoisted {
  if (item.kind !== 'field' || !item.aggregate) return { inside: item }
  const hidden = `_hoisted_${(hoists = (hoists + 1) % 1_000_000)}`
  const name = item.alias ?? item.aggregate
  const outside = { aggregate: item.aggregate, name, cast: item.aggregateCast, isAll: item.field === undefined }
  const inside: FieldItem = { ...item, alias: hidden, aggregate: undefined, aggregateCast: undefined }
  return { inside, hidden, outside }
}

function orderText(reading: Reading, columns: Columns, terms: OrderTerm[], ways: Map<string, Way>): string {
  if (terms.length === 0) return ''
  const list = terms.map(({ relation, field, direction, nulls }) => {
    const after = `${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`
    if (relation === undefined) return `${columnText(reading.query, columns, field)}${after}`
    const way = ways.get(relation)
    if (!way) throw notEmbedded(relation)
    if (!way.isToOne)
      throw new RestError(400, 'PGRST118', `A related order on '${relation}' is not possible`, {
        details: `'${columns.table.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
      })
    const alias = `_ordered_by_${relation}`
    const by = columnText(reading.query, { table: way.target, alias }, field)
    return `(select ${by} from ${way.from(alias, columns.alias)} where ${way.condition(columns.alias, alias) ?? 'true'} limit 1)${after}`
  })
  return ` order by ${list.join(', ')}`
}

function namesOf({ alias, relation }: EmbedItem): string[] {
  return alias === undefined ? [relation] : [alias, relation]
}

/** A path under every combination of its names. */
function allPaths(path: string[][]): string[] {
  return path
    .reduce<string[][]>((paths, names) => paths.flatMap((before) => names.map((name) => [...before, name])), [[]])
    .map(pathKey)
}

function first<Value>(map: Map<string, Value>, paths: string[]): Value | undefined {
  for (const path of paths) if (map.has(path)) return map.get(path)
  return undefined
}

function refuseUnknownPaths({ parameters, paths }: Reading): void {
  const { filters, orders, limits, offsets } = parameters
  const asked = [...filters.map(({ path }) => pathKey(path)), ...orders.keys(), ...limits.keys(), ...offsets.keys()]
  for (const path of asked) if (!paths.has(path)) throw notEmbedded(path.split('\u0000').at(-1) ?? '')
}

function notEmbedded(name: string): RestError {
  return new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })
}

function castText(cast: string | undefined): string {
  if (cast === undefined) return ''
  if (!CASTS.has(cast.replace('[]', ''))) throw new RestError(400, '42704', `type "${cast}" does not exist`)
  return `::${cast}`
}

/** What a function gives that is no table. */
export function resultTable(schema: string, name: string, columns: { name: string; type: string }[]): Table {
  const table = newTable(schema, name)
  for (const column of columns)
    table.columns.set(column.name, { ...column, defaultValue: null, isRequired: false, description: null })
  return table
}

const CASTS = new Set(
  `text varchar int int2 int4 int8 integer bigint smallint numeric real float4 float8 bool boolean json jsonb date time timetz
   timestamp timestamptz interval uuid`.split(/\s+/),
)
