import { jsonExtent } from './refuse-text.ts'

/**
 * The value of a JSON text from outside. Levels within each other and values beside each other have an end: a megabyte of brackets keeps
 * `JSON.parse`, and with it everybody, waiting for a second, a megabyte of keys for a tenth of one, and what is too much is found in a
 * thousandth of that.
 * @throws SyntaxError
 * @example parseJson('{"a":[1]}') // { a: [1] }
 */
export function parseJson(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown {
  refuseLargeJson(text)
  return JSON.parse(text, reviver)
}

/** @throws SyntaxError where more than a hundred levels lie within each other, or more than 20,000 values beside each other. */
export function refuseLargeJson(text: string): void {
  if (text.length <= HARMLESS_LENGTH) return
  const { levels, values } = jsonExtent(text, MOST)
  if (levels > MOST.levels) throw new SyntaxError(`More than ${MOST.levels} levels lie within each other`)
  if (values > MOST.values) throw new SyntaxError(`More than ${MOST.values} values`)
}

const MOST = { levels: 100, values: 20_000 }
/** So much is parsed at once however deep it is. */
const HARMLESS_LENGTH = 4096
