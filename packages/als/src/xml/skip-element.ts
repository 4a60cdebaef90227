import * as structure from './bytes.ts'
import { isSpace } from './scan-markup.ts'
import type { NameTable } from './name-table.ts'

/** An element that is passed over, perhaps through several chunks; `name` is −1 while there is none. */
export type Skip = {
  name: number
  /** Where it began in the document. */
  offset: number
  /** How many elements of that name are open. */
  inside: number
  /** By name: how far a search may go on when a byte does not stand at the name's end; made when first needed. */
  readonly steps: (Uint8Array | undefined)[]
}

export function createSkip(): Skip {
  return { name: -1, offset: 0, inside: 0, steps: [] }
}

/** The start tag of an element has been seen that is to be passed over. */
export function beginSkip(skip: Skip, name: number, offset: number) {
  skip.name = name
  skip.offset = offset
  skip.inside = 1
}

/**
 * Searches for the element's end tag in `bytes[from…to)`: of all that it holds only elements of the same name count, since
 * no value may contain `<`. Answers where to go on; `skip.name` is −1 when the element has ended there.
 *
 * The search is that of Horspool (1980): it looks at the byte where the name would end, and mostly may go on by the name's length.
 */
export function skipElement(skip: Skip, names: NameTable, bytes: Uint8Array, from: number, to: number): number {
  const length = names.lengths[skip.name] as number
  const start = names.starts[skip.name] as number
  const known = names.bytes
  const steps = stepsOf(skip, names)
  const lastByte = known[start + length - 1] as number
  // A long text, such as the state of a plug-in, is left in one jump.
  let p = from
  while (p < to && (bytes[p] as number) <= SPACE) p++
  if (p < to && bytes[p] !== LESS) {
    p = bytes.indexOf(LESS, p)
    if (p < 0) return to
  }
  let at = p + length
  search: while (at < to) {
    const b = bytes[at] as number
    if (b !== lastByte) {
      at += steps[b] as number
      continue
    }
    const first = at - length + 1
    for (let i = length - 2; i >= 0; i--) {
      if (known[start + i] !== bytes[first + i]) {
        at += steps[b] as number
        continue search
      }
    }
    const isStart = bytes[first - 1] === LESS
    if (isStart || (bytes[first - 1] === SLASH && bytes[first - 2] === LESS)) {
      if (at + 1 >= to) break
      const after = bytes[at + 1] as number
      if (after === GREATER || after === SLASH || isSpace(after)) {
        const end = endOfTag(bytes, at + 1, to)
        if (end < 0) break
        if (!isStart) skip.inside--
        else if (bytes[end - 1] !== SLASH) skip.inside++
        if (skip.inside === 0) {
          skip.name = -1
          return end + 1
        }
        at = end
      }
    }
    at += length
  }
  return Math.min(to, Math.max(p, at - length - 1))
}

/** The `>` of the tag in which `q` lies, outside quotes; −1 where the range breaks off before. */
export function endOfTag(bytes: Uint8Array, from: number, to: number): number {
  for (let q = from; q < to; q++) {
    const b = bytes[q] as number
    if (b > GREATER) continue
    if (b === GREATER) return q
    if (b === DOUBLE_QUOTE || b === SINGLE_QUOTE) {
      q++
      while (q < to && bytes[q] !== b) q++
    }
  }
  return -1
}

function stepsOf({ name, steps }: Skip, names: NameTable): Uint8Array {
  const kept = name < names.sharedCount ? names.sharedSteps : steps
  const known = kept[name]
  if (known !== undefined) return known
  const length = names.lengths[name] as number
  const start = names.starts[name] as number
  const made = new Uint8Array(256).fill(Math.min(255, length))
  for (let i = 0; i < length - 1; i++) made[names.bytes[start + i] as number] = Math.min(255, length - 1 - i)
  kept[name] = made
  return made
}

/** Declared here to be compiled in (see `scan-tags.ts`). */
const { DOUBLE_QUOTE, GREATER, LESS, SINGLE_QUOTE, SLASH, SPACE } = structure
