import { jsonExtent } from './refuse-text.ts'

/**
 * The value of a JSON text from outside. Levels within each other and values beside each other have an end: a megabyte of brackets keeps
 * `JSON.parse`, and with it everybody, waiting for a second, a megabyte of keys for a tenth of one, and what is too much is found in a
 * thousandth of that.
 * @throws SyntaxError
 * @example parseJson('{"a":[1]}') // { a: [1] }
 */
export function parseJson(
  text: string,
  reviver?: (this: unknown, key: string, value: unknown) => unknown,
  mostValues?: number,
): unknown {
  refuseLargeJson(text, mostValues)
  return JSON.parse(text, reviver)
}

/**
 * @throws SyntaxError where more than a hundred levels lie within each other, or more than 20,000 values (or `mostValues`) beside each other.
 *
 * @example refuseLargeJson('['.repeat(200)) // throws SyntaxError
 */
export function refuseLargeJson(text: string, mostValues = MOST.values): void {
  if (text.length <= HARMLESS_LENGTH) return
  const { levels, values } = jsonExtent(text, { ...MOST, values: mostValues })
  if (levels > MOST.levels) throw new SyntaxError(`More than ${MOST.levels} levels lie within each other`)
  if (values > mostValues) throw new SyntaxError(`More than ${mostValues} values`)
}

const MOST = { levels: 100, values: 20_000 }
/** So much is parsed at once however deep it is. */
const HARMLESS_LENGTH = 4096
