import {
  countField,
  isAtEnd,
  openCursor,
  parseError,
  take,
  takeField,
  takeName,
  type Field,
  type ParseLimits,
} from './cursor.ts'

/** `relation` is set for `order=songs(title)`: by a column of an embedded row. */
export type OrderTerm = {
  relation: string | undefined
  field: Field
  direction: 'asc' | 'desc' | undefined
  nulls: 'first' | 'last' | undefined
}

/** `title`, `title.desc`, `title.asc.nullslast`, `data->key.desc`, `songs(title).desc`. */
export function parseOrder(order: string, limits: ParseLimits): OrderTerm[] {
  const cursor = openCursor(order, limits)
  const terms: OrderTerm[] = []
  if (isAtEnd(cursor)) return terms
  do {
    countField(cursor)
    const start = cursor.at
    const outer = takeName(cursor)
    const relation = outer !== undefined && take(cursor, /\(/y) ? outer : undefined
    if (relation === undefined) cursor.at = start
    const field = takeField(cursor)
    if (!field || (relation !== undefined && !take(cursor, /\)/y))) throw parseError('order', order)
    const direction = take(cursor, /\.(asc|desc)(?=[.,]|$)/y)?.[1] as OrderTerm['direction']
    const nulls = take(cursor, /\.nulls(first|last)(?=,|$)/y)?.[1] as OrderTerm['nulls']
    terms.push({ relation, field, direction, nulls })
  } while (take(cursor, /,/y))
  if (!isAtEnd(cursor)) throw parseError('order', order)
  return terms
}
