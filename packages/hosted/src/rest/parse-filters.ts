import {
  countCondition,
  countValue,
  isAtEnd,
  openCursor,
  parseError,
  refuseDepth,
  take,
  takeField,
  takeName,
  takeQuoted,
  takeSteps,
  type Cursor,
  type Field,
  type ParseLimits,
} from './cursor.ts'

export type Test = {
  kind: 'test'
  field: Field
  isNegated: boolean
  operator: string
  quantifier: 'any' | 'all' | undefined
  /** The configuration of a text search: `fts(english).rain`. */
  language: string | undefined
  /** A list for `in`, `any` and `all`. */
  value: string | string[]
}
export type Logic = { kind: 'logic'; isNegated: boolean; joint: 'and' | 'or'; conditions: Condition[] }
export type Condition = Test | Logic

/** A condition, and the embedded table that it is about: `songs.title=eq.A` has the path `['songs']`. */
export type Filter = { path: string[]; condition: Condition }

/** A parameter as a filter; undefined where its value has no operator. */
export function parseFilter(key: string, value: string, limits: ParseLimits): Filter | undefined {
  const { path, name, steps } = parseKey(key, limits)
  if (steps.length === 0 && (name === 'and' || name === 'or')) {
    const isNegated = path.at(-1) === 'not'
    const cursor = openCursor(value, limits)
    const conditions = takeGroup(cursor, 1)
    if (!isAtEnd(cursor)) throw parseError('logic tree', value)
    const condition: Logic = { kind: 'logic', isNegated, joint: name, conditions }
    return { path: isNegated ? path.slice(0, -1) : path, condition }
  }
  const cursor = openCursor(value, limits)
  const condition = takeOperation(cursor, { name, steps }, false)
  return condition && { path, condition }
}

/** `a.b.name->key`: the tables on the way, the column, the path into it. */
export function parseKey(key: string, limits: ParseLimits): Field & { path: string[] } {
  const cursor = openCursor(key, limits)
  const names: string[] = []
  do {
    const name = takeName(cursor)
    if (name === undefined) throw parseError('tree path', key)
    names.push(name)
    refuseDepth(names.length - 1)
  } while (take(cursor, /\./y))
  const steps = takeSteps(cursor)
  if (!isAtEnd(cursor)) throw parseError('tree path', key)
  return { path: names.slice(0, -1), name: names.at(-1) ?? '', steps }
}

function takeGroup(cursor: Cursor, depth: number): Condition[] {
  refuseDepth(depth)
  if (!take(cursor, /\(\s*/y)) throw parseError('logic tree', cursor.text)
  const conditions: Condition[] = []
  do conditions.push(takeCondition(cursor, depth))
  while (take(cursor, /\s*,\s*/y))
  if (!take(cursor, /\s*\)/y)) throw parseError('logic tree', cursor.text)
  return conditions
}

function takeCondition(cursor: Cursor, depth: number): Condition {
  const logic = take(cursor, /(not\.)?(and|or)(?=\()/y)
  if (logic) {
    const joint = logic[2] === 'or' ? 'or' : 'and'
    return { kind: 'logic', isNegated: logic[1] !== undefined, joint, conditions: takeGroup(cursor, depth + 1) }
  }
  const field = takeField(cursor)
  if (!field || !take(cursor, /\./y)) throw parseError('logic tree', cursor.text)
  const test = takeOperation(cursor, field, true)
  if (!test) throw parseError('logic tree', cursor.text)
  return test
}

/** `not.eq.3`, `like(any).{a*,b*}`, `fts(english).rain`, `in.(a,b)`; within a group it ends at a comma or a parenthesis. */
function takeOperation(cursor: Cursor, field: Field, isInGroup: boolean): Test | undefined {
  const head = take(cursor, /(not\.)?([a-z]+)(?:\(([^()]{0,63})\))?\./y)
  const operator = head?.[2] ?? ''
  if (!head || !OPERATORS.has(operator)) return undefined
  const argument = head[3]
  const quantifier = argument === 'any' || argument === 'all' ? argument : undefined
  const isSearch = SEARCHES.has(operator)
  if (argument !== undefined && !isSearch && !(quantifier && QUANTIFIABLE.has(operator))) return undefined
  countCondition(cursor)
  const value = takeValue(cursor, operator === 'in', quantifier !== undefined, isInGroup)
  if (value === undefined) throw parseError(isInGroup ? 'logic tree' : 'filter', cursor.text)
  const language = isSearch ? argument : undefined
  return { kind: 'test', field, isNegated: head[1] !== undefined, operator, quantifier, language, value }
}

function takeValue(
  cursor: Cursor,
  isList: boolean,
  isQuantified: boolean,
  isInGroup: boolean,
): string | string[] | undefined {
  if (isList) {
    const list = take(cursor, /\(\s*/y) && takeList(cursor, /[^,)]*/y, /\s*\)/y)
    return list && (isInGroup || isAtEnd(cursor)) ? list : undefined
  }
  if (isQuantified) {
    const list = take(cursor, /\{\s*/y) && takeList(cursor, /[^,}]*/y, /\s*\}/y)
    return list && (isInGroup || isAtEnd(cursor)) ? list : undefined
  }
  if (!isInGroup) return take(cursor, /.*/sy)?.[0]
  const start = cursor.at
  const text = takeQuoted(cursor)
  if (text !== undefined && (isAtEnd(cursor) || /[\s,)]/.test(cursor.text[cursor.at] ?? ''))) return text
  cursor.at = start
  return take(cursor, /\{[^{}]*\}/y)?.[0] ?? take(cursor, /[^,)]*/y)?.[0]
}

function takeList(cursor: Cursor, element: RegExp, end: RegExp): string[] | undefined {
  if (take(cursor, end)) return []
  const list: string[] = []
  do {
    countValue(cursor)
    list.push(takeQuoted(cursor) ?? take(cursor, element)?.[0] ?? '')
  } while (take(cursor, /\s*,\s*/y))
  return take(cursor, end) ? list : undefined
}

const QUANTIFIABLE = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'])
const SEARCHES = new Set(['fts', 'plfts', 'phfts', 'wfts'])
const RANGES = ['cs', 'cd', 'ov', 'sl', 'sr', 'nxl', 'nxr', 'adj']
const OPERATORS = new Set([...QUANTIFIABLE, ...SEARCHES, ...RANGES, 'neq', 'in', 'is', 'isdistinct'])
