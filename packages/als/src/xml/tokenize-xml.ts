import type { ReadLimits } from '../read-limits.ts'
import {
  BANG,
  CR,
  DOUBLE_QUOTE,
  EQUALS,
  GREATER,
  LESS,
  LF,
  QUESTION,
  SINGLE_QUOTE,
  SLASH,
  SPACE,
  TAB,
} from './bytes.ts'
import { hasName, internName, isName, nameOf, type NameTable } from './name-table.ts'
import { checkOutside, isSpace, skipMarkup } from './scan-markup.ts'
import { skipElements, type Skip } from './skip-elements.ts'
import { broken, tagTooLong, tooDeep, tooManyNames, truncated } from './xml-failures.ts'

/** What the tokenizer tells. Ranges lie in `bytes` and hold only during the call; values are raw: entities are not decoded. */
export type XmlSink = {
  /** An element begins. Answers what to do with it. */
  readonly open: (name: number, offset: number) => number
  readonly attribute: (name: number, bytes: Uint8Array, start: number, end: number) => void
  /** Text of an element that was opened with `KEEP_TEXT`, in pieces. */
  readonly text: (bytes: Uint8Array, start: number, end: number) => void
  readonly close: () => void
}

/** Answers of `XmlSink.open`. */
export const READ = 0
export const SKIP = 1
export const KEEP_TEXT = 2

export type XmlTokenizer = {
  /** Takes the next bytes of the document; they may end anywhere. */
  readonly feed: (chunk: Uint8Array) => void
  /** The document has ended: fails unless every element was closed. */
  readonly end: () => void
  /** The root element was closed. */
  readonly isComplete: () => boolean
}

/**
 * An incremental tokenizer for the XML that Live writes: UTF-8, no DTD, nearly everything in attributes.
 *
 * It never holds more than the chunk and one unfinished tag. End tags are compared with the open element's name.
 */
export function createXmlTokenizer(
  names: NameTable,
  valueName: number,
  sink: XmlSink,
  limits: ReadLimits,
): XmlTokenizer {
  const { lengths } = names
  const stack = new Int32Array(limits.depth + 1)
  let depth = 0
  const skip: Skip = { inside: 0, deepest: 0, endTag: 0 }
  /** The name that followed a name in an element when it last came up: mostly it does so again, which spares the table. */
  const following = new Uint16Array(FOLLOWING_SLOTS)
  let last = limits.names
  /** Attributes of one tag: name, start, end of each. */
  let attributes = new Int32Array(3 * 16)
  let keepsText = false
  let offset = 0
  let carry = NOTHING
  let isRootClosed = false

  return {
    feed(chunk) {
      let start = 0
      if (carry.length > 0) start = finishCarry(chunk)
      if (start < 0 || isRootClosed) return
      const consumed = parse(chunk, start, chunk.length, offset - start)
      offset += consumed - start
      if (consumed < chunk.length) keepCarry(chunk.subarray(consumed))
    },
    end() {
      if (!isRootClosed) {
        throw truncated(offset > 0 && (depth > 0 || skip.inside > 0))
      }
    },
    isComplete: () => isRootClosed,
  }

  function keepCarry(rest: Uint8Array) {
    if (rest.length > limits.tagBytes) throw tagTooLong(limits)
    carry = rest.slice()
  }

  /** Completes the tag that the last chunk broke off; answers where the chunk goes on, −1 where it is used up. */
  function finishCarry(chunk: Uint8Array): number {
    let reach = 0
    for (let step = 1024; ; step *= 2) {
      const close = chunk.indexOf(GREATER, reach)
      const take = close < 0 ? chunk.length : close + 1
      const seam = new Uint8Array(carry.length + take)
      seam.set(carry)
      seam.set(chunk.subarray(0, take), carry.length)
      const consumed = parse(seam, 0, seam.length, offset)
      offset += consumed
      if (consumed >= carry.length) {
        const used = consumed - carry.length
        carry = NOTHING
        return used
      }
      if (take === chunk.length) {
        keepCarry(seam.subarray(consumed))
        return -1
      }
      carry = carry.slice(consumed)
      reach = Math.min(chunk.length, take + step)
    }
  }

  /** Parses whole tokens of `bytes[from…to)`; `base` is the document offset of `bytes[0]`. Answers where the first unfinished one starts. */
  function parse(bytes: Uint8Array, from: number, to: number, base: number): number {
    const { open, attribute, text, close } = sink
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    let p = from
    let level = depth
    let previous = last
    scan: while (p < to) {
      if (skip.inside > 0) {
        p = skipElements(skip, bytes, p, to, base)
        if (skip.inside > 0) break
        checkEnd(bytes, skip.endTag + 2, p - 1, stack[level] as number, base + skip.endTag)
        continue
      }
      if (bytes[p] !== LESS) {
        const start = p
        if (bytes[p] === LF) p++
        while (p + 4 <= to && view.getUint32(p, true) === FOUR_TABS) p += 4
        while (p < to && (bytes[p] as number) <= SPACE) p++
        if (p < to && bytes[p] !== LESS) {
          p = bytes.indexOf(LESS, p)
          if (p < 0 || p > to) p = to
        }
        if (keepsText) text(bytes, start, p)
        else if (level === 0) checkOutside(bytes, start, p, base)
        if (p >= to) break
      }
      if (p + 1 >= to) break
      let q = p + 1
      let b = bytes[q] as number

      if (b === BANG || b === QUESTION) {
        const end = skipMarkup(bytes, p, to, base + p)
        if (end < 0) break
        p = end
        continue
      }

      if (b === SLASH) {
        if (level === 0) throw broken('an end tag without its start tag', base + p)
        const name = stack[level - 1] as number
        const length = lengths[name] as number
        const end = p + 2 + length
        if (end < to && bytes[end] === GREATER && hasName(names, name, view, p + 2)) {
          p = end + 1
        } else {
          const tagEnd = bytes.indexOf(GREATER, p)
          if (tagEnd < 0 || tagEnd >= to) break
          checkEnd(bytes, p + 2, tagEnd, name, base + p)
          p = tagEnd + 1
        }
        level--
        keepsText = false
        close()
        if (level > 0) continue
        isRootClosed = true
        p = to
        break
      }

      // A start tag: its attributes are noted first, so that nothing is told of a tag that the chunk breaks off.
      const slot = (Math.imul(previous, 61) + (level > 0 ? (stack[level - 1] as number) : 0)) & (FOLLOWING_SLOTS - 1)
      let name = following[slot] as number
      const length = lengths[name] as number
      if (q + length < to && isNameEnd(bytes[q + length] as number) && hasName(names, name, view, q)) {
        q += length
        b = bytes[q] as number
      } else {
        let hash = 0
        while (!isNameEnd(b)) {
          hash = (Math.imul(hash, 31) + b) | 0
          if (++q >= to) break scan
          b = bytes[q] as number
        }
        if (q === p + 1) throw broken('a tag without a name', base + p)
        name = internName(names, bytes, p + 1, q, hash)
        if (name < 0) throw tooManyNames(limits)
        following[slot] = name
      }
      let count = 0
      while (b !== GREATER) {
        if (b === SPACE || b === SLASH || b === LF || b === TAB || b === CR) {
          if (++q >= to) break scan
          b = bytes[q] as number
          continue
        }
        let attributeName = valueName
        if (
          b === LETTER_V &&
          q + 6 < to &&
          view.getUint32(q, true) === VALU &&
          bytes[q + 4] === LETTER_E &&
          bytes[q + 5] === EQUALS
        ) {
          q += 6
        } else {
          const nameStart = q
          let hash = 0
          while (b !== EQUALS && !isNameEnd(b)) {
            hash = (Math.imul(hash, 31) + b) | 0
            if (++q >= to) break scan
            b = bytes[q] as number
          }
          attributeName = internName(names, bytes, nameStart, q, hash)
          if (attributeName < 0) throw tooManyNames(limits)
          while (isSpace(b)) {
            if (++q >= to) break scan
            b = bytes[q] as number
          }
          if (b !== EQUALS) throw broken('an attribute without a value', base + nameStart)
          if (++q >= to) break scan
        }
        let quote = bytes[q] as number
        while (isSpace(quote)) {
          if (++q >= to) break scan
          quote = bytes[q] as number
        }
        if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) throw broken('a value without quotes', base + q)
        const valueStart = ++q
        while (q < to && bytes[q] !== quote) q++
        if (q + 1 >= to) break scan
        if (count === attributes.length) attributes = grow(attributes)
        attributes[count] = attributeName
        attributes[count + 1] = valueStart
        attributes[count + 2] = q
        count += 3
        b = bytes[++q] as number
      }
      if (level >= limits.depth) throw tooDeep()
      previous = name
      const isSelfClosed = bytes[q - 1] === SLASH
      const answer = open(name, base + p)
      p = q + 1
      if (answer === SKIP) {
        if (isSelfClosed) continue
        stack[level] = name
        skip.inside = 1
        skip.deepest = limits.depth - level
        continue
      }
      for (let i = 0; i < count; i += 3) {
        attribute(attributes[i] as number, bytes, attributes[i + 1] as number, attributes[i + 2] as number)
      }
      if (isSelfClosed) {
        close()
        if (level > 0) continue
        isRootClosed = true
        p = to
        break
      }
      stack[level++] = name
      keepsText = answer === KEEP_TEXT
    }
    depth = level
    last = previous
    return p
  }

  function checkEnd(bytes: Uint8Array, start: number, end: number, name: number, at: number) {
    let last = end
    while (last > start && isSpace(bytes[last - 1] as number)) last--
    if (!isName(names, name, bytes, start, last)) throw mismatch(name, at)
  }

  function mismatch(name: number, at: number) {
    return broken(`an end tag that is not that of <${nameOf(names, name)}>`, at)
  }
}

function isNameEnd(b: number): boolean {
  return b <= GREATER && (b === SPACE || b === GREATER || b === SLASH || b === LF || b === TAB || b === CR)
}

function grow(attributes: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(attributes.length * 2)
  grown.set(attributes)
  return grown
}

/** Four bytes at a time, little endian: tabs, and the start of `Value`. */
const FOUR_TABS = 0x09090909
const VALU = 0x756c6156
const LETTER_V = 86
const LETTER_E = 101
const FOLLOWING_SLOTS = 16_384
const NOTHING: Uint8Array = new Uint8Array(0)
