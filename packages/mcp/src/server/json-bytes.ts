/**
 * JSON as its UTF-8 bytes, one a character, to be written with the encoding `latin1`. Our answers hold typographic
 * quotes and flats, and a string with one such letter takes two bytes for each: twice as slow to quote, measure and send.
 */
export type JsonBytes = string & { readonly jsonBytes: true }

/**
 * The bytes of JSON text.
 *
 * @example
 * jsonBytes('{"key":"B♭"}').length // 14: as many as Content-Length says
 */
export function jsonBytes(json: string): JsonBytes {
  return Buffer.from(json).toString('latin1') as JsonBytes
}

/**
 * JSON as a JSON string: what `JSON.stringify` makes of it, in two thirds of the time. JSON text has no control
 * characters, so only quotes and backslashes are to be escaped.
 *
 * @example
 * quotedJson(jsonBytes('{"key":"B♭"}')) // the bytes of "{\"key\":\"B♭\"}"
 */
export function quotedJson(json: JsonBytes): JsonBytes {
  const { length } = json
  const bytes = length <= MOST_KEPT ? KEPT : Buffer.allocUnsafe(3 * length)
  bytes.write(json, 0, length, 'latin1')
  let end = length
  for (let at = 0; at < length; at++) {
    const byte = bytes[at] ?? 0
    if (byte === QUOTE || byte === BACKSLASH) bytes[end++] = BACKSLASH
    bytes[end++] = byte
  }
  return `"${bytes.toString('latin1', length, end)}"` as JsonBytes
}

/** The value that the bytes say. */
export function parseJsonBytes(bytes: JsonBytes): unknown {
  return JSON.parse(Buffer.from(bytes, 'latin1').toString())
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const MOST_KEPT = 64 * 1024
/** Room for the text and, in the worst case, twice its length behind it; used again, as nothing waits in between. */
const KEPT = Buffer.allocUnsafeSlow(3 * MOST_KEPT)
