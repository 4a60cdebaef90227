import type { EmbedItem } from './parse-select.ts'
import { quoted } from './query-text.ts'
import { RestError } from './rest-error.ts'
import type { SchemaCache, Table } from './schema-cache.ts'

/** The way from a row of one table to the rows of another. */
export type Way = {
  kind: 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many' | 'computed'
  target: Table
  isToOne: boolean
  /** SQL of what is read, and of what ties it to the row. */
  from(alias: string, origin: string): string
  condition(origin: string, alias: string): string | undefined
  /** What it can be asked for by, beside the name of the target. */
  constraint: string
  columns: string[]
  isSelf: boolean
  description: string
}

/** @throws RestError PGRST200 where there is no way, PGRST201 where there are several. */
export function findRelationship(cache: SchemaCache, origin: Table, item: EmbedItem): Way {
  const { relation, hint } = item
  const computed = waysByFunction(cache, origin, relation)
  if (computed) return computed
  const found = waysFrom(cache, origin).filter((way) => fits(way, relation, hint))
  const [only] = found
  if (found.length === 1 && only) return only
  if (only) throw ambiguous(origin, relation, found)
  throw unknown(cache, origin, relation, hint)
}

function fits(way: Way, relation: string, hint: string | undefined): boolean {
  const byColumn = (name: string) => way.columns.length === 1 && way.columns[0] === name
  const isTarget = way.target.name === relation
  if (hint === undefined) {
    // Of a key within one table the name of the table leads to the children, a column or the constraint to the parent.
    if (way.isSelf) return way.kind === 'many-to-one' ? byColumn(relation) || way.constraint === relation : isTarget
    if (isTarget) return true
    return (
      way.kind !== 'many-to-many' && (way.constraint === relation || (way.kind === 'many-to-one' && byColumn(relation)))
    )
  }
  if (!isTarget) return false
  if (way.isSelf) return way.kind === 'many-to-one' ? byColumn(hint) : way.constraint === hint
  return way.constraint === hint || byColumn(hint)
}

function waysFrom(cache: SchemaCache, origin: Table): Way[] {
  const ways: Way[] = []
  const own = origin.name
  for (const key of cache.relationships) {
    const [near, far] = [cache.tables.get(key.table), cache.tables.get(key.foreignTable)]
    if (!near || !far) continue
    const isSelf = key.table === key.foreignTable
    const words = `${key.constraint} using ${key.table}(${key.columns.join(', ')}) and ${key.foreignTable}(${key.foreignColumns.join(', ')})`
    const wordsBack = `${key.constraint} using ${key.foreignTable}(${key.foreignColumns.join(', ')}) and ${key.table}(${key.columns.join(', ')})`
    if (key.table === own) {
      const kind = key.isUnique ? 'one-to-one' : 'many-to-one'
      ways.push(direct(kind, far, true, key.columns, key.foreignColumns, key, isSelf, words, key.columns))
    }
    if (key.foreignTable === own) {
      const kind = key.isUnique ? 'one-to-one' : 'one-to-many'
      ways.push(direct(kind, near, key.isUnique, key.foreignColumns, key.columns, key, isSelf, wordsBack, key.columns))
      if (key.isInPrimaryKey) ways.push(...waysThrough(cache, near, key))
    }
  }
  return ways
}

function direct(
  kind: Way['kind'],
  target: Table,
  isToOne: boolean,
  ownColumns: string[],
  targetColumns: string[],
  { constraint }: { constraint: string },
  isSelf: boolean,
  description: string,
  columns: string[],
): Way {
  return {
    kind,
    target,
    isToOne,
    from: (alias) => `${quoted(target.schema)}.${quoted(target.name)} as ${quoted(alias)}`,
    condition: (origin, alias) => equal(origin, ownColumns, alias, targetColumns),
    constraint,
    columns,
    isSelf,
    description,
  }
}

/** Tables on the other side of one that stands between two: both keys are part of its primary key. */
function waysThrough(cache: SchemaCache, middle: Table, near: SchemaCache['relationships'][number]): Way[] {
  return cache.relationships.flatMap((far) => {
    const target = cache.tables.get(far.foreignTable)
    if (far.table !== middle.name || far === near || !far.isInPrimaryKey || !target) return []
    const between = `${quoted(middle.schema)}.${quoted(middle.name)}`
    const way: Way = {
      kind: 'many-to-many',
      target,
      isToOne: false,
      from: (alias) => `${quoted(target.schema)}.${quoted(target.name)} as ${quoted(alias)}`,
      condition: (origin, alias) =>
        `exists (select from ${between} _between where ${equal(origin, near.foreignColumns, '_between', near.columns)} and ${equal(alias, far.foreignColumns, '_between', far.columns)})`,
      constraint: middle.name,
      columns: [],
      isSelf: false,
      description: `${middle.name} using ${near.constraint}(${near.columns.join(', ')}) and ${far.constraint}(${far.columns.join(', ')})`,
    }
    return [way]
  })
}

/** A function that takes a row and gives rows of another table. */
function waysByFunction(cache: SchemaCache, origin: Table, name: string): Way | undefined {
  const found = cache.functions
    .get(name)
    ?.find(({ rowOf, returnsTable }) => rowOf === origin.name && returnsTable !== undefined)
  const target = found && cache.tables.get(found.returnsTable ?? '')
  if (!found || !target) return undefined
  const isToOne = !found.returnsSet || found.isOneRow
  return {
    kind: 'computed',
    target,
    isToOne,
    from: (alias, origin) => `${quoted(cache.schema)}.${quoted(name)}(${quoted(origin)}) as ${quoted(alias)}`,
    // A function that gives no row and no set gives one of nothing but nulls.
    condition: (_, alias) => (found.returnsSet ? undefined : `not (${quoted(alias)} is null)`),
    constraint: name,
    columns: [],
    isSelf: false,
    description: name,
  }
}

function equal(left: string, leftColumns: string[], right: string, rightColumns: string[]): string {
  return leftColumns
    .map((name, index) => `${quoted(left)}.${quoted(name)} = ${quoted(right)}.${quoted(rightColumns[index] ?? '')}`)
    .join(' and ')
}

function ambiguous(origin: Table, relation: string, found: Way[]): RestError {
  const options = found.map(({ target, constraint }) => `'${target.name}!${constraint}'`).join(', ')
  const details = found.map(({ kind, target, description }) => ({
    cardinality: kind,
    embedding: `${origin.name} with ${target.name}`,
    relationship: description,
  }))
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin.name}' and '${relation}'`,
    {
      hint: `Try changing '${relation}' to one of the following: ${options}. Find the desired relationship in the 'details' key.`,
      details,
    },
  )
}

function unknown(cache: SchemaCache, origin: Table, relation: string, hint: string | undefined): RestError {
  const by = hint === undefined ? '' : ` using the hint '${hint}'`
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin.name}' and '${relation}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin.name}' and '${relation}'${by} in the schema '${cache.schema}', but no matches were found.`,
    },
  )
}
