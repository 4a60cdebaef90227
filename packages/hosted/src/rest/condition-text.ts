import { columnText, type Columns } from './column-text.ts'
import { parseError } from './cursor.ts'
import type { Condition, Test } from './parse-filters.ts'
import type { QueryText } from './query-text.ts'
import { RestError } from './rest-error.ts'

/** An embedded table: SQL that says whether a row of it is there. */
export type Embedded = { isThere: string }

/** SQL of a condition on the columns of one table, or on whether an embedded row is there (`songs=not.is.null`). */
export function conditionText(
  query: QueryText,
  columns: Columns,
  condition: Condition,
  embeds: ReadonlyMap<string, Embedded> = new Map(),
): string {
  if (condition.kind === 'test') {
    const embedded = columns.table.columns.has(condition.field.name) ? undefined : embeds.get(condition.field.name)
    return embedded ? thereText(embedded, condition) : testText(query, columns, condition)
  }
  const parts = condition.conditions.map((part) => conditionText(query, columns, part, embeds))
  return `${condition.isNegated ? 'not ' : ''}(${parts.join(` ${condition.joint} `)})`
}

function thereText({ isThere }: Embedded, { operator, value, isNegated, field }: Test): string {
  const asked = operator === 'is' && !Array.isArray(value) ? value.toLowerCase() : ''
  if (asked !== 'null' && asked !== 'not_null')
    throw new RestError(400, 'PGRST120', `Bad operator on the '${field.name}' embedded resource`, {
      details: 'Only is null or not is null filters are allowed on embedded resources',
    })
  return isNegated === (asked === 'null') ? isThere : `not (${isThere})`
}

function testText(query: QueryText, columns: Columns, test: Test): string {
  const text = operationText(query, columns, test)
  return test.isNegated ? `not (${text})` : text
}

function operationText(query: QueryText, columns: Columns, test: Test): string {
  const { operator, value, quantifier } = test
  const left = columnText(query, columns, test.field)
  if (operator === 'in') return `${left} = any(${query.parameter(arrayLiteral([value].flat()))})`
  if (Array.isArray(value)) {
    for (const each of value) refusePattern(operator, each)
    return `${left} ${OPERATORS[operator]} ${quantifier}(${query.parameter(arrayLiteral(value.map((each) => ready(operator, each))))})`
  }
  if (operator === 'is') {
    const right = Object.hasOwn(IS, value.toLowerCase()) ? IS[value.toLowerCase()] : undefined
    if (right === undefined) throw parseError('filter', `is.${value}`)
    return `${left} is ${right}`
  }
  if (Object.hasOwn(SEARCHES, operator)) return searchText(query, columns, test, left, value)
  refusePattern(operator, value)
  return `${left} ${OPERATORS[operator]} ${query.parameter(ready(operator, value))}`
}

/** A text search; of a column that is no `tsvector` one is made. */
function searchText(
  query: QueryText,
  columns: Columns,
  { operator, language, field }: Test,
  left: string,
  value: string,
): string {
  const by = language === undefined ? '' : `${query.parameter(language)}::text::regconfig, `
  const isVector = field.steps.length === 0 && columns.table.columns.get(field.name)?.type === 'tsvector'
  const document = isVector ? left : `to_tsvector(${by}${left}${field.steps.length > 0 ? '::text' : ''})`
  return `${document} @@ ${SEARCHES[operator]}(${by}${query.parameter(value)})`
}

/** `*` stands for `%`, which would have to be escaped in an address. */
function ready(operator: string, value: string): string {
  return operator === 'like' || operator === 'ilike' ? value.replaceAll('*', '%') : value
}

/**
 * What takes Postgres long for few signs is no pattern here: a reference back to a group (matching is exponential), counted
 * repetitions (compiling multiplies them). The statement's time ends what is left.
 */
function refusePattern(operator: string, pattern: string): void {
  const isRegular = operator === 'match' || operator === 'imatch'
  if (!isRegular && operator !== 'like' && operator !== 'ilike') return
  const longest = isRegular ? LONGEST_REGULAR : LONGEST_LIKE
  if (pattern.length > longest) throw refused(`longer than ${longest} signs`)
  if (!isRegular) return
  if (/\\[1-9]/.test(pattern)) throw refused('with a reference back to a group')
  if (pattern.startsWith('***')) throw refused('with a director')
  const repetitions = [...pattern.matchAll(/\{(\d*),?(\d*)/g)].map(([, from, to]) => Number(to || from || 1))
  if (repetitions.reduce((product, each) => product * Math.max(1, each), 1) > MOST_REPETITIONS)
    throw refused(`that repeats more than ${MOST_REPETITIONS} times`)
}

function refused(what: string): RestError {
  return new RestError(400, 'PGRST100', `A pattern ${what} is not taken`, { hint: 'Filter by a simpler pattern.' })
}

const LONGEST_REGULAR = 200
const LONGEST_LIKE = 1000
const MOST_REPETITIONS = 1000

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
  /** Not extending to the left, not extending to the right. */
  nxl: '&>',
  nxr: '&<',
  adj: '-|-',
}

const SEARCHES: Record<string, string> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}

const IS: Record<string, string> = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
}

/** Postgres reads the elements as the type of the column. */
function arrayLiteral(elements: string[]): string {
  return `{${elements.map((element) => `"${element.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}
