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
import { internName, isName, nameOf, type NameTable } from './name-table.ts'
import { checkOutside, isSpace, skipMarkup } from './scan-markup.ts'
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
  const { lengths, starts, bytes: known } = names
  const stack = new Int32Array(limits.depth + 1)
  let depth = 0
  let skipDepth = 0
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
      if (start < 0) return
      const consumed = parse(chunk, start, chunk.length, offset - start)
      offset += consumed - start
      if (consumed < chunk.length) keepCarry(chunk.subarray(consumed))
    },
    end() {
      if (!isRootClosed) {
        throw truncated(offset > 0 && (depth > 0 || skipDepth > 0))
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
    let p = from
    let level = depth
    let skipped = skipDepth
    let previous = last
    scan: while (p < to) {
      if (bytes[p] !== LESS) {
        const start = p
        while (p < to && (bytes[p] as number) <= SPACE) p++
        if (p < to && bytes[p] !== LESS) {
          p = bytes.indexOf(LESS, p)
          if (p < 0 || p > to) p = to
        }
        if (keepsText && skipped === 0) text(bytes, start, p)
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

      if (skipped > 0) {
        // Inside a skipped element only its depth counts.
        const isEnd = b === SLASH
        for (;;) {
          b = GREATER
          while (q < to && (b = bytes[q] as number) !== GREATER && b !== DOUBLE_QUOTE && b !== SINGLE_QUOTE) q++
          if (q >= to) break scan
          if (b === GREATER) break
          q++
          while (q < to && bytes[q] !== b) q++
          q++
        }
        if (isEnd) {
          skipped--
          if (skipped === 0) checkEnd(bytes, p + 2, q, stack[level] as number, base + p)
        } else if (bytes[q - 1] !== SLASH) {
          skipped++
          if (level + skipped > limits.depth) throw tooDeep(limits)
        }
        p = q + 1
        continue
      }

      if (b === SLASH) {
        if (level === 0) throw broken('an end tag without its start tag', base + p)
        const name = stack[level - 1] as number
        const end = p + 2 + (lengths[name] as number)
        if (end < to && bytes[end] === GREATER && isName(names, name, bytes, p + 2, end)) {
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
        if (level === 0) isRootClosed = true
        continue
      }

      // A start tag: its attributes are noted first, so that nothing is told of a tag that the chunk breaks off.
      const slot = (Math.imul(previous, 61) + (level > 0 ? (stack[level - 1] as number) : 0)) & (FOLLOWING_SLOTS - 1)
      let name = following[slot] as number
      const length = lengths[name] as number
      const guess = starts[name] as number
      let same = 0
      if (q + length < to) while (same < length && known[guess + same] === bytes[q + same]) same++
      if (same === length && q + length < to && isNameEnd(bytes[q + length] as number)) {
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
          b === 86 &&
          q + 6 < to &&
          bytes[q + 5] === EQUALS &&
          bytes[q + 1] === 97 &&
          bytes[q + 2] === 108 &&
          bytes[q + 3] === 117 &&
          bytes[q + 4] === 101
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
      if (isRootClosed) throw broken('a second root element', base + p)
      if (level >= limits.depth) throw tooDeep(limits)
      previous = name
      const isSelfClosed = bytes[q - 1] === SLASH
      const answer = open(name, base + p)
      p = q + 1
      if (answer === SKIP) {
        if (isSelfClosed) continue
        stack[level] = name
        skipped = 1
        continue
      }
      for (let i = 0; i < count; i += 3) {
        attribute(attributes[i] as number, bytes, attributes[i + 1] as number, attributes[i + 2] as number)
      }
      if (isSelfClosed) {
        close()
        if (level === 0) isRootClosed = true
        continue
      }
      stack[level++] = name
      keepsText = answer === KEEP_TEXT
    }
    depth = level
    skipDepth = skipped
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

const FOLLOWING_SLOTS = 16_384
const NOTHING: Uint8Array = new Uint8Array(0)
