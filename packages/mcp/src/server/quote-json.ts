/**
 * Writes JSON as a JSON string, without its outer quotes, behind itself in the same bytes: `{"a":1}` → `{\"a\":1}`.
 * JSON that a program wrote holds no bare control characters, so quotes and backslashes are all there is to escape; one
 * pass over bytes costs a third of what `JSON.stringify` takes for the text and its encoding. Returns the end of what was
 * written, at most `start + 2 * (until - from)`.
 *
 * @example
 * const bytes = Buffer.alloc(30)
 * const until = bytes.write('{"a":1}')
 * bytes.toString('utf8', until, quoteJson(bytes, 0, until, until)) // {\"a\":1}
 */
export function quoteJson(bytes: Uint8Array, from: number, until: number, start: number): number {
  let end = start
  for (let at = from; at < until; at++) {
    const byte = bytes[at] ?? 0
    if (byte === QUOTE || byte === BACKSLASH) bytes[end++] = BACKSLASH
    bytes[end++] = byte
  }
  return end
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
