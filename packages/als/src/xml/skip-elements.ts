import { BANG, DOUBLE_QUOTE, GREATER, LESS, QUESTION, SINGLE_QUOTE, SLASH, SPACE } from './bytes.ts'
import { skipMarkup } from './scan-markup.ts'
import { tooDeep } from './xml-failures.ts'

/** How far the skipping of an element has come; it may go on in the next chunk. */
export type Skip = {
  /** Elements that are open, the skipped one included; 0 once it is closed. */
  inside: number
  /** How many may be open. */
  deepest: number
  /** Where the end tag of the skipped element begins. */
  endTag: number
}

/**
 * Passes over the rest of an element in `bytes[from…to)`, of whose content only the depth counts. Answers where to go on:
 * after the element's end tag, or at the first tag that the range breaks off.
 */
export function skipElements(skip: Skip, bytes: Uint8Array, from: number, to: number, base: number): number {
  let { inside } = skip
  let p = from
  while (inside > 0) {
    while (p < to && (bytes[p] as number) <= SPACE) p++
    if (p < to && bytes[p] !== LESS) {
      p = bytes.indexOf(LESS, p)
      if (p < 0 || p > to) p = to
    }
    let q = p + 1
    if (q >= to) break
    let b = bytes[q] as number
    if (b === BANG || b === QUESTION) {
      const end = skipMarkup(bytes, p, to, base + p)
      if (end < 0) break
      p = end
      continue
    }
    const isEnd = b === SLASH
    for (; q < to; q++) {
      b = bytes[q] as number
      if (b > GREATER) continue
      if (b === GREATER) break
      if (b === DOUBLE_QUOTE || b === SINGLE_QUOTE) {
        q++
        while (q < to && bytes[q] !== b) q++
      }
    }
    if (q >= to) break
    if (isEnd) {
      inside--
      skip.endTag = p
    } else if (bytes[q - 1] !== SLASH && ++inside > skip.deepest) throw tooDeep()
    p = q + 1
  }
  skip.inside = inside
  return p
}
