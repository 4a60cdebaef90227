/** Whether a row passes a filter of a binding: `col=eq.v`, `neq`, `gt`, `gte`, `lt`, `lte`, `in.(a,b)`. */
export function passesFilter(filter: string | undefined, record: Record<string, unknown>): boolean {
  if (filter === undefined) return true
  const [, column = '', operator = '', value = ''] = FILTER.exec(filter) ?? []
  const actual = record[column]
  if (actual === undefined || actual === null) return false
  if (operator === 'in')
    return value
      .replace(/^\(|\)$/g, '')
      .split(',')
      .includes(asText(actual))
  if (operator === 'eq') return asText(actual) === value
  if (operator === 'neq') return asText(actual) !== value
  const order =
    typeof actual === 'number' ? actual - Number(value) : asText(actual) < value ? -1 : asText(actual) > value ? 1 : 0
  return { gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[operator] ?? false
}

export function isFilter(filter: string): boolean {
  return FILTER.test(filter)
}

const FILTER = /^([A-Za-z_][\w]*)=(eq|neq|gt|gte|lt|lte|in)\.(.*)$/s

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
