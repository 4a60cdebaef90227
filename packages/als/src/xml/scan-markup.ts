import { BRACKET, CLOSE_BRACKET, CR, DASH, GREATER, LF, QUESTION, SPACE, TAB } from './bytes.ts'
import { isName, nameOf, type NameTable } from './name-table.ts'
import { broken } from './xml-failures.ts'

/** The end of a comment, CDATA section or processing instruction; −1 where it is not in the range. */
export function skipMarkup(bytes: Uint8Array, p: number, to: number, at: number): number {
  if (bytes[p + 1] === QUESTION) return endOf(bytes, p + 2, to, [QUESTION])
  if (p + 9 > to && bytes.indexOf(GREATER, p) < 0) return -1
  if (bytes[p + 2] === DASH && bytes[p + 3] === DASH) return endOf(bytes, p + 4, to, [DASH, DASH])
  if (bytes[p + 2] === BRACKET) return endOf(bytes, p + 9, to, [CLOSE_BRACKET, CLOSE_BRACKET])
  throw broken('a document type declaration, which Live never writes', at)
}

/** Where it goes on after the first `>` that stands behind `mark`. */
function endOf(bytes: Uint8Array, from: number, to: number, mark: readonly number[]): number {
  let end = bytes.indexOf(GREATER, from + mark.length)
  while (end >= 0 && end < to) {
    const start = end - mark.length
    if (mark.every((byte, i) => bytes[start + i] === byte)) return end + 1
    end = bytes.indexOf(GREATER, end + 1)
  }
  return -1
}

/** The name in an end tag, white space after it passed over, must be that of the open element. */
export function checkEnd(names: NameTable, bytes: Uint8Array, start: number, end: number, name: number, at: number) {
  let last = end
  while (last > start && isSpace(bytes[last - 1] as number)) last--
  if (isName(names, name, bytes, start, last)) return
  throw broken(`an end tag that is not that of <${nameOf(names, name)}>`, at)
}

/** Outside the root element only white space may stand. */
export function checkOutside(bytes: Uint8Array, start: number, end: number, base: number) {
  for (let i = start; i < end; i++) {
    const b = bytes[i] as number
    if (!isSpace(b) && b !== 0 && b !== 0xef && b !== 0xbb && b !== 0xbf)
      throw broken('text outside the root element', base + i)
  }
}

export function isSpace(b: number): boolean {
  return b === SPACE || b === LF || b === TAB || b === CR
}
