import { parseNumber } from './parse-number.ts'
import { decodeValue } from './decode-value.ts'

/**
 * The elements that are being read, in document order, as plain numbers: no objects, no strings.
 *
 * An attribute is a node with `ATTRIBUTE` in its tag, except `Value`, which is the node's own value.
 * What has been read into the model is cut off again, so the tape never holds more than one clip or device
 * and the path down to it.
 */
export type Tape = {
  /** Nodes on the tape. */
  count: number
  tags: Uint16Array
  /** Index after the node's last descendant. */
  ends: Int32Array
  /** Range in `values`; −1 without a value. Of a collapsed node: −2 − index of the part read from it. */
  valueStarts: Int32Array
  valueEnds: Int32Array
  /** Byte offset of the element in the XML. */
  offsets: Uint32Array
  /** Raw bytes of the values. */
  values: Uint8Array
  valuesLength: number
}

/** Marks a node that stands for an attribute. */
export const ATTRIBUTE = 0x8000

export function createTape(): Tape {
  const size = 1024
  return {
    count: 0,
    tags: new Uint16Array(size),
    ends: new Int32Array(size),
    valueStarts: new Int32Array(size),
    valueEnds: new Int32Array(size),
    offsets: new Uint32Array(size),
    values: new Uint8Array(16 * 1024),
    valuesLength: 0,
  }
}

/** Replaces all below `node` by the index of what was read from it. */
export function collapseNode(tape: Tape, node: number, part: number, valuesLength: number) {
  tape.count = node + 1
  tape.ends[node] = node + 1
  tape.valueStarts[node] = -2 - part
  tape.valuesLength = valuesLength
}

/** Index of what was read from a collapsed node; −1 for any other. */
export function partOf(tape: Tape, node: number): number {
  const start = tape.valueStarts[node] as number
  return start <= -2 ? -2 - start : -1
}

/** First child with `tag`; −1 where there is none or `node` is −1. */
export function child(tape: Tape, node: number, tag: number): number {
  if (node < 0) return -1
  const end = tape.ends[node] as number
  for (let at = node + 1; at < end; at = tape.ends[at] as number) if (tape.tags[at] === tag) return at
  return -1
}

/** Follows `tags` downwards. */
export function descend(tape: Tape, node: number, ...tags: readonly number[]): number {
  let at = node
  for (const tag of tags) at = child(tape, at, tag)
  return at
}

/** First child element, whatever its tag. */
export function firstElement(tape: Tape, node: number): number {
  if (node < 0) return -1
  return nextElement(tape, node, node + 1)
}

/** The element at or after `at` among the children of `parent`; −1 at their end. */
export function nextElement(tape: Tape, parent: number, at: number): number {
  const end = tape.ends[parent] as number
  let next = at
  while (next < end && ((tape.tags[next] as number) & ATTRIBUTE) !== 0) next = tape.ends[next] as number
  return next < end ? next : -1
}

/** Child elements of `node`, in document order. */
export function elements(tape: Tape, node: number): number[] {
  const found: number[] = []
  for (let at = firstElement(tape, node); at >= 0; at = nextElement(tape, node, tape.ends[at] as number)) found.push(at)
  return found
}

/** Child elements with `tag`. */
export function elementsOf(tape: Tape, node: number, tag: number): number[] {
  return elements(tape, node).filter((at) => tape.tags[at] === tag)
}

export function hasValue(tape: Tape, node: number): boolean {
  return node >= 0 && (tape.valueStarts[node] as number) >= 0
}

/** The value as a number, always finite; `NaN` where there is none, it is not one, or it is too large for one. */
export function numberAt(tape: Tape, node: number): number {
  if (!hasValue(tape, node)) return Number.NaN
  const value = parseNumber(tape.values, tape.valueStarts[node] as number, tape.valueEnds[node] as number)
  return Number.isFinite(value) ? value : Number.NaN
}

/** The value as text, entities decoded; `null` where there is none. */
export function textAt(tape: Tape, node: number): string | null {
  if (!hasValue(tape, node)) return null
  return decodeValue(tape.values, tape.valueStarts[node] as number, tape.valueEnds[node] as number)
}

/** The raw bytes of the value, none where there is none. */
export function bytesAt(tape: Tape, node: number): Uint8Array {
  return hasValue(tape, node) ? tape.values.subarray(tape.valueStarts[node], tape.valueEnds[node]) : new Uint8Array(0)
}

/** `true`, `false`, or `null` where the value is neither. */
export function flagAt(tape: Tape, node: number): boolean | null {
  if (!hasValue(tape, node)) return null
  const start = tape.valueStarts[node] as number
  const length = (tape.valueEnds[node] as number) - start
  const first = tape.values[start]
  if (length === 4 && first === 116) return true
  if (length === 5 && first === 102) return false
  return null
}

/** Value of the child `tag` as a number, `fallback` where it is absent or none. */
export function numberOf(tape: Tape, node: number, tag: number, fallback: number): number {
  const value = numberAt(tape, child(tape, node, tag))
  return Number.isNaN(value) ? fallback : value
}

/** Like `numberOf`, `null` where it is absent or none. */
export function numberOrNull(tape: Tape, node: number, tag: number): number | null {
  const value = numberAt(tape, child(tape, node, tag))
  return Number.isNaN(value) ? null : value
}

export function textOf(tape: Tape, node: number, tag: number): string {
  return textAt(tape, child(tape, node, tag)) ?? ''
}

export function flagOf(tape: Tape, node: number, tag: number, fallback: boolean): boolean {
  return flagAt(tape, child(tape, node, tag)) ?? fallback
}

/** Value of the attribute `name` as a number. */
export function attributeOf(tape: Tape, node: number, name: number, fallback: number): number {
  return numberOf(tape, node, name | ATTRIBUTE, fallback)
}

/** Makes room for twice as many nodes. */
export function growNodes(tape: Tape) {
  const size = tape.tags.length * 2
  const grow = <T extends Uint16Array | Int32Array | Uint32Array>(grown: T, old: T): T => {
    grown.set(old)
    return grown
  }
  tape.tags = grow(new Uint16Array(size), tape.tags)
  tape.ends = grow(new Int32Array(size), tape.ends)
  tape.valueStarts = grow(new Int32Array(size), tape.valueStarts)
  tape.valueEnds = grow(new Int32Array(size), tape.valueEnds)
  tape.offsets = grow(new Uint32Array(size), tape.offsets)
}

/** Makes room for `more` bytes of values. */
export function reserveValues(tape: Tape, more: number) {
  const needed = tape.valuesLength + more
  if (needed <= tape.values.length) return
  const grown = new Uint8Array(Math.max(needed, tape.values.length * 2))
  grown.set(tape.values.subarray(0, tape.valuesLength))
  tape.values = grown
}
