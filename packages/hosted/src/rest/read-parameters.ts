import { isAtEnd, newParseLimits, openCursor, parseError, take, takeName, type ParseLimits } from './cursor.ts'
import { parseFilter, parseKey, type Filter } from './parse-filters.ts'
import { parseOrder, type OrderTerm } from './parse-order.ts'
import { parseSelect, type SelectItem } from './parse-select.ts'

/** What the query of a request asks for. What is about an embedded table is found under its path. */
export type Parameters = {
  select: SelectItem[]
  filters: Filter[]
  orders: ByPath<OrderTerm[]>
  limits: ByPath<number>
  offsets: ByPath<number>
  columns: string[] | undefined
  onConflict: string[] | undefined
  /** Of a function that is called by GET. */
  arguments: [string, string][]
}

type ByPath<Value> = Map<string, Value>

export function pathKey(path: readonly string[]): string {
  return path.join('\u0000')
}

/** The same name may come twice: `id=gt.1&id=lt.9`. Whatever has no operator is an argument where arguments are taken, else an error. */
export function readParameters(query: [string, string][], takesArguments = false): Parameters {
  const limits = newParseLimits()
  const parameters: Parameters = {
    select: [],
    filters: [],
    orders: new Map(),
    limits: new Map(),
    offsets: new Map(),
    columns: undefined,
    onConflict: undefined,
    arguments: [],
  }
  let select = '*'
  for (const [key, value] of query) {
    if (key === 'apikey') continue
    if (key === 'select') select = value
    else if (key === 'columns') parameters.columns = parseNames(value, limits)
    else if (key === 'on_conflict') parameters.onConflict = parseNames(value, limits)
    else if (!readSetting(parameters, key, value, limits)) {
      const filter = parseFilter(key, value, limits)
      if (filter) parameters.filters.push(filter)
      else if (takesArguments) parameters.arguments.push([key, value])
      else throw parseError('filter', value)
    }
  }
  parameters.select = parseSelect(select, limits)
  return parameters
}

function readSetting(parameters: Parameters, key: string, value: string, limits: ParseLimits): boolean {
  const setting = /(?:^|\.)(order|limit|offset)$/.exec(key)?.[1]
  if (setting === undefined) return false
  const path = pathKey(parseKey(key, limits).path)
  if (setting === 'order') parameters.orders.set(path, parseOrder(value, limits))
  else parameters[setting === 'limit' ? 'limits' : 'offsets'].set(path, parseAmount(setting, value))
  return true
}

function parseAmount(name: string, value: string): number {
  if (!/^\d{1,15}$/.test(value)) throw parseError(name, value)
  return Number(value)
}

/** `id,"first name"` */
function parseNames(text: string, limits: ParseLimits): string[] {
  const cursor = openCursor(text, limits)
  const names: string[] = []
  if (text === '') return names
  do {
    take(cursor, /\s*/y)
    const name = takeName(cursor)
    if (name === undefined) throw parseError('columns parameter', text)
    names.push(name)
    take(cursor, /\s*/y)
  } while (take(cursor, /,/y))
  if (!isAtEnd(cursor)) throw parseError('columns parameter', text)
  return names
}
