import { DOUBLE_QUOTE, EQUALS, GREATER, SINGLE_QUOTE, SLASH, SPACE } from './bytes.ts'
import { internName } from './name-table.ts'
import { isSpace } from './scan-markup.ts'
import type { TagScan } from './tag-scan.ts'
import { broken, tooManyNames } from './xml-failures.ts'

/**
 * Reads an attribute's name, which begins at `from`, and what stands before its value: they are in `scan.attribute` and
 * `scan.quote` then. Answers where the value begins; `to` or more where the range ends before.
 */
export function scanAttributeName(scan: TagScan, bytes: Uint8Array, from: number, to: number, base: number): number {
  let q = from
  let b = bytes[q] as number
  let hash = 0
  while (b !== EQUALS && NAME_ENDS[b] === 0) {
    hash = (Math.imul(hash, 31) + b) | 0
    b = ++q < to ? (bytes[q] as number) : EQUALS
  }
  while (isSpace(b)) b = ++q < to ? (bytes[q] as number) : EQUALS
  if (b !== EQUALS) throw broken('an attribute without a value', base + from)
  let nameEnd = Math.min(q, to)
  while (isSpace(bytes[nameEnd - 1] as number)) nameEnd--
  let quote: number = DOUBLE_QUOTE
  do quote = ++q < to ? (bytes[q] as number) : DOUBLE_QUOTE
  while (isSpace(quote))
  if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) throw broken('a value without quotes', base + q)
  scan.quote = quote
  if (q < to) {
    scan.attribute = internName(scan.names, bytes, from, nameEnd, hash)
    if (scan.attribute < 0) throw tooManyNames(scan.limits)
  }
  return q + 1
}

/** By byte: whether it ends a name. */
export const NAME_ENDS = Uint8Array.from({ length: 256 }, (_, b) =>
  b <= SPACE || b === SLASH || b === GREATER ? 1 : 0,
)
