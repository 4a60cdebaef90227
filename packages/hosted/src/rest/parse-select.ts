import {
  countField,
  isAtEnd,
  openCursor,
  parseError,
  refuseDepth,
  take,
  takeName,
  takeSteps,
  type Cursor,
  type Field,
  type ParseLimits,
} from './cursor.ts'

export type Aggregate = 'sum' | 'avg' | 'max' | 'min' | 'count'
export type FieldItem = {
  kind: 'field'
  alias: string | undefined
  /** Undefined for a bare `count()`. */
  field: Field | undefined
  cast: string | undefined
  aggregate: Aggregate | undefined
  aggregateCast: string | undefined
}
export type EmbedItem = {
  kind: 'embed'
  alias: string | undefined
  relation: string
  hint: string | undefined
  isInner: boolean
  isSpread: boolean
  items: SelectItem[]
}
export type SelectItem = { kind: 'all' } | FieldItem | EmbedItem

/** The tree of a `select`: `*`, `name`, `alias:name`, `name::text`, `data->key`, `price.sum()`, `songs!hint!inner(title)`, `...songs(title)`. */
export function parseSelect(select: string, limits: ParseLimits): SelectItem[] {
  const cursor = openCursor(select, limits)
  const items = takeItems(cursor, 0)
  if (!isAtEnd(cursor)) throw parseError('select parameter', select)
  return items
}

function takeItems(cursor: Cursor, depth: number): SelectItem[] {
  refuseDepth(depth)
  const items: SelectItem[] = []
  take(cursor, /\s*/y)
  if (isAtEnd(cursor) || cursor.text[cursor.at] === ')') return items
  do {
    take(cursor, /\s*/y)
    items.push(takeItem(cursor, depth))
    take(cursor, /\s*/y)
  } while (take(cursor, /,/y))
  return items
}

function takeItem(cursor: Cursor, depth: number): SelectItem {
  countField(cursor)
  if (take(cursor, /\*/y)) return { kind: 'all' }
  const isSpread = take(cursor, /\.\.\./y) !== undefined
  const first = takeName(cursor)
  if (first === undefined) throw parseError('select parameter', cursor.text)
  const alias = !isSpread && take(cursor, /\s*:(?!:)\s*/y) ? first : undefined
  const name = alias === undefined ? first : takeName(cursor)
  if (name === undefined) throw parseError('select parameter', cursor.text)
  const marks = takeMarks(cursor)
  if (take(cursor, /\(\s*/y)) {
    const items = takeItems(cursor, depth + 1)
    if (!take(cursor, /\s*\)/y)) throw parseError('select parameter', cursor.text)
    if (name === 'count' && items.length === 0 && marks.length === 0 && !isSpread)
      return {
        kind: 'field',
        alias,
        field: undefined,
        cast: undefined,
        aggregate: 'count',
        aggregateCast: takeCast(cursor),
      }
    const hint = marks.find((mark) => mark !== 'inner' && mark !== 'left')
    return { kind: 'embed', alias, relation: name, hint, isInner: marks.includes('inner'), isSpread, items }
  }
  if (isSpread || marks.length > 0) throw parseError('select parameter', cursor.text)
  const field = { name, steps: takeSteps(cursor) }
  const cast = takeCast(cursor)
  const aggregate = take(cursor, /\.(sum|avg|max|min|count)\(\)/y)?.[1] as Aggregate | undefined
  const aggregateCast = aggregate && takeCast(cursor)
  return { kind: 'field', alias, field, cast, aggregate, aggregateCast }
}

function takeMarks(cursor: Cursor): string[] {
  const marks: string[] = []
  while (take(cursor, /!/y)) {
    const mark = takeName(cursor)
    if (mark === undefined || marks.length > 1) throw parseError('select parameter', cursor.text)
    marks.push(mark)
  }
  return marks
}

function takeCast(cursor: Cursor): string | undefined {
  return take(cursor, /::([a-z][a-z0-9_]*(?:\[\])?)/y)?.[1]
}
