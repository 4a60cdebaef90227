import { jsonDepth } from './refuse-text.ts'

/**
 * The value of a JSON text from outside. Levels within each other have an end: a megabyte of brackets keeps `JSON.parse`, and with it
 * everybody, waiting for a second, and what is too deep is found in a thousandth of that.
 * @throws SyntaxError
 * @example parseJson('{"a":[1]}') // { a: [1] }
 */
export function parseJson(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown {
  refuseDeepJson(text)
  return JSON.parse(text, reviver)
}

/** @throws SyntaxError where more than a hundred levels lie within each other. */
export function refuseDeepJson(text: string): void {
  if (text.length > HARMLESS_LENGTH && jsonDepth(text, MOST_LEVELS) > MOST_LEVELS)
    throw new SyntaxError(`More than ${MOST_LEVELS} levels lie within each other`)
}

const MOST_LEVELS = 100
/** So much is parsed at once however deep it is. */
const HARMLESS_LENGTH = 4096
