import { columnText } from './column-text.ts'
import type { QueryText } from './query-text.ts'
import { parseError, splitList, unquoted } from './split-list.ts'
import type { Table } from './schema-cache.ts'

/** The `where` of a request: every query parameter that is no setting filters (`age=gt.3`, `or=(a.eq.1,b.is.null)`). */
export function whereText(query: QueryText, table: Table, parameters: [string, string][]): string {
  const conditions = parameters
    .filter(([name]) => !SETTINGS.has(name))
    .map(([name, value]) => conditionText(query, table, name, value))
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
}

const SETTINGS = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey'])

function conditionText(query: QueryText, table: Table, name: string, value: string): string {
  const logic = /^(not\.)?(and|or)$/.exec(name)
  if (logic) return logicText(query, table, logic[1] !== undefined, logic[2] === 'or' ? ' or ' : ' and ', value)
  return operationText(query, table, name, value)
}

function logicText(query: QueryText, table: Table, isNegated: boolean, joint: string, list: string): string {
  if (!/^\(.+\)$/s.test(list)) throw parseError('logic tree', list)
  const parts = splitList(list.slice(1, -1)).map((part) => {
    const nested = /^(not\.)?(and|or)(\(.*\))$/s.exec(part)
    if (nested)
      return logicText(query, table, nested[1] !== undefined, nested[2] === 'or' ? ' or ' : ' and ', nested[3] ?? '')
    const [, column, operation] = /^((?:"[^"]*"|[^."])+?)\.(.*)$/s.exec(part) ?? []
    if (column === undefined || operation === undefined) throw parseError('logic tree', list)
    return operationText(query, table, unquoted(column), operation)
  })
  return `${isNegated ? 'not ' : ''}(${parts.join(joint)})`
}

function operationText(query: QueryText, table: Table, column: string, operation: string): string {
  const [, not, operator = '', quantifier, value = ''] =
    /^(not\.)?([a-z]+)(?:\((any|all)\))?\.(.*)$/s.exec(operation) ?? []
  const left = columnText(query, table, column)
  const text = build(query, left, operator, quantifier, value)
  if (text === undefined) throw parseError('filter', operation)
  return not ? `not (${text})` : text
}

function build(
  query: QueryText,
  left: string,
  operator: string,
  quantifier: string | undefined,
  value: string,
): string | undefined {
  const plain = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined
  if (plain && quantifier)
    return `${left} ${plain} ${quantifier}(${query.parameter(arrayLiteral(splitList(value.replace(/^\{|\}$/g, '')), operator))})`
  if (plain) return `${left} ${plain} ${query.parameter(isPattern(operator) ? value.replaceAll('*', '%') : value)}`
  if (operator === 'in') {
    if (!/^\(.*\)$/s.test(value)) return undefined
    return `${left} = any(${query.parameter(arrayLiteral(splitList(value.slice(1, -1)), operator))})`
  }
  if (operator === 'is')
    return Object.hasOwn(IS, value.toLowerCase()) ? `${left} is ${IS[value.toLowerCase()]}` : undefined
  return undefined
}

const OPERATORS: Record<string, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxl: '&<',
  nxr: '&>',
  adj: '-|-',
}

const IS: Record<string, string> = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
}

function isPattern(operator: string): boolean {
  return operator === 'like' || operator === 'ilike'
}

/** Postgres reads the elements as the type of the column. */
function arrayLiteral(elements: string[], operator: string): string {
  const escape = (element: string) => `"${element.replace(/["\\]/g, '\\$&')}"`
  return `{${elements.map((element) => escape(isPattern(operator) ? unquoted(element).replaceAll('*', '%') : unquoted(element))).join(',')}}`
}
