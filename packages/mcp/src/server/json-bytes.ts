import { transcode } from 'node:buffer'

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
 * The bytes of an answer that holds JSON as itself and once more as a string: `before`, the JSON, `between`, the JSON with
 * its quotes and backslashes escaped (it has no control characters), `after`. Written in one go into a buffer that is kept:
 * half the time of quoting with `JSON.stringify` and joining. `transcode` makes UTF-8 of letters above U+00FF in a quarter of
 * the time of `write`; `JSON.stringify` leaves no lone surrogate, at which it would stop.
 *
 * @example
 * jsonTwice('{"key":"B♭"}', ['{"value":', ',"text":"', '"}']) // the bytes of {"value":{"key":"B♭"},"text":"{\"key\":\"B♭\"}"}
 */
export function jsonTwice(json: string, [before, between, after]: readonly [string, string, string]): JsonBytes {
  const once = transcode(unitsOf(json), 'utf16le', 'utf8')
  const most = 3 * once.length + before.length + between.length + after.length
  const bytes = most <= KEPT.length ? KEPT : Buffer.allocUnsafe(most)
  const from = bytes.write(before, 'latin1')
  bytes.set(once, from)
  let end = from + once.length
  end += bytes.write(between, end, 'latin1')
  for (let at = 0; at < once.length; at++) {
    const byte = once[at] ?? 0
    if (byte === QUOTE || byte === BACKSLASH) bytes[end++] = BACKSLASH
    bytes[end++] = byte
  }
  end += bytes.write(after, end, 'latin1')
  return bytes.toString('latin1', 0, end) as JsonBytes
}

/** The value that the bytes say. */
export function parseJsonBytes(bytes: JsonBytes): unknown {
  return JSON.parse(Buffer.from(bytes, 'latin1').toString())
}

function unitsOf(json: string): Buffer {
  const bytes = 2 * json.length
  return bytes <= UNITS.length ? UNITS.subarray(0, UNITS.write(json, 'utf16le')) : Buffer.from(json, 'utf16le')
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** Room for answers of up to some 60,000 letters. Used again and again, as nothing waits in between. */
const UNITS = Buffer.allocUnsafeSlow(2 * 64 * 1024)
const KEPT = Buffer.allocUnsafeSlow(4 * 64 * 1024)
