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
import { checkOutside, isSpace, skipMarkup, tagEnd } from './scan-markup.ts'
import { broken, tagTooLong, tooDeep, tooManyNames, truncated } from './xml-failures.ts'

/** What the tokenizer tells. Ranges lie in `bytes` and hold only during the call; values are raw: entities are not decoded. */
export type XmlSink = {
  /** An element begins. Answers what to do with it. */
  open(name: number, offset: number): number
  attribute(name: number, bytes: Uint8Array, start: number, end: number): void
  /** Text of an element that was opened with `KEEP_TEXT`, in pieces. */
  text(bytes: Uint8Array, start: number, end: number): void
  close(): void
}

/** Answers of `XmlSink.open`. */
export const READ = 0
export const SKIP = 1
export const KEEP_TEXT = 2

export type XmlTokenizer = {
  /** Takes the next bytes of the document; they may end anywhere. */
  feed(chunk: Uint8Array): void
  /** The document has ended: fails unless every element was closed. */
  end(): void
  /** The root element was closed. */
  isComplete(): boolean
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
  const stack = new Int32Array(limits.depth + 1)
  let depth = 0
  let skipDepth = 0
  let keepsText = false
  let offset = 0
  let carry = NOTHING
  let isRootClosed = false
  let hasStarted = false

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
      if (depth > 0 || carry.length > 0 || !isRootClosed) {
        throw truncated(hasStarted)
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
    let p = from
    for (;;) {
      const textStart = p
      let scan = 0
      while (p < to && bytes[p] !== LESS) {
        p++
        if (++scan === 48) {
          const next = bytes.indexOf(LESS, p)
          p = next < 0 || next > to ? to : next
          break
        }
      }
      if (p > textStart) {
        if (keepsText && skipDepth === 0) sink.text(bytes, textStart, p)
        else if (depth === 0) checkOutside(bytes, textStart, p)
      }
      if (p + 1 >= to) return p
      const tagStart = p
      const first = bytes[p + 1] as number

      if (skipDepth > 0 && first !== BANG && first !== QUESTION) {
        // Inside a skipped element only its depth counts.
        let q = p + 2
        let quote = 0
        let b = 0
        for (; q < to; q++) {
          b = bytes[q] as number
          if (quote !== 0) {
            if (b === quote) quote = 0
          } else if (b === GREATER) break
          else if (b === DOUBLE_QUOTE || b === SINGLE_QUOTE) quote = b
        }
        if (q >= to) return tagStart
        if (first === SLASH) {
          skipDepth--
          if (skipDepth === 0) checkEnd(bytes, p + 2, q, stack[depth] as number, base + p)
        } else if (bytes[q - 1] !== SLASH) {
          skipDepth++
          if (depth + skipDepth > limits.depth) throw tooDeep(limits)
        }
        p = q + 1
        continue
      }

      if (first === SLASH) {
        if (depth === 0) throw broken('an end tag without its start tag', base + p)
        const name = stack[depth - 1] as number
        const length = names.lengths[name] as number
        const nameEnd = p + 2 + length
        if (nameEnd >= to) {
          if (bytes.indexOf(GREATER, p) >= 0 && bytes.indexOf(GREATER, p) < to) throw mismatch(name, base + p)
          return tagStart
        }
        if (bytes[nameEnd] !== GREATER || !isName(names, name, bytes, p + 2, nameEnd)) {
          const close = bytes.indexOf(GREATER, p)
          if (close < 0 || close >= to) return tagStart
          checkEnd(bytes, p + 2, close, name, base + p)
          p = close + 1
        } else {
          p = nameEnd + 1
        }
        depth--
        keepsText = false
        sink.close()
        if (depth === 0) isRootClosed = true
        continue
      }

      if (first === BANG || first === QUESTION) {
        const end = skipMarkup(bytes, p, to, base + p)
        if (end < 0) return tagStart
        p = end
        continue
      }

      // Start tag. First make sure that it is whole, so that nothing is told twice.
      let q = p + 1
      let hash = 0
      let b = first
      while (b > 62 || (b !== SPACE && b !== GREATER && b !== SLASH && b !== TAB && b !== LF && b !== CR)) {
        hash = (Math.imul(hash, 31) + b) | 0
        if (++q >= to) return tagStart
        b = bytes[q] as number
      }
      if (q === p + 1) throw broken('a tag without a name', base + p)
      const end = tagEnd(bytes, q, to)
      if (end < 0) return tagStart
      const name = internName(names, bytes, p + 1, q, hash)
      if (name < 0) throw tooManyNames(limits)
      if (isRootClosed) throw broken('a second root element', base + p)
      if (depth >= limits.depth) throw tooDeep(limits)
      hasStarted = true
      const isSelfClosed = bytes[end - 1] === SLASH
      const answer = sink.open(name, base + p)
      if (answer === SKIP) {
        p = end + 1
        if (isSelfClosed) continue
        stack[depth] = name
        skipDepth = 1
        continue
      }
      const attributesEnd = isSelfClosed ? end - 1 : end
      while (q < attributesEnd) {
        b = bytes[q] as number
        if (b === SPACE || b === TAB || b === LF || b === CR) {
          q++
          continue
        }
        let attribute = valueName
        let valueStart: number
        if (
          b === 86 &&
          bytes[q + 5] === EQUALS &&
          bytes[q + 1] === 97 &&
          bytes[q + 2] === 108 &&
          bytes[q + 3] === 117 &&
          bytes[q + 4] === 101
        ) {
          valueStart = q + 6
        } else {
          const nameStart = q
          hash = 0
          while (q < attributesEnd && b !== EQUALS && b !== SPACE && b !== TAB && b !== LF && b !== CR) {
            hash = (Math.imul(hash, 31) + b) | 0
            b = bytes[++q] as number
          }
          attribute = internName(names, bytes, nameStart, q, hash)
          if (attribute < 0) throw tooManyNames(limits)
          while (q < attributesEnd && isSpace(bytes[q] as number)) q++
          if (bytes[q] !== EQUALS) throw broken('an attribute without a value', base + nameStart)
          valueStart = q + 1
        }
        while (valueStart < attributesEnd && isSpace(bytes[valueStart] as number)) valueStart++
        const quote = bytes[valueStart]
        if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) throw broken('a value without quotes', base + valueStart)
        q = ++valueStart
        while (q < attributesEnd && bytes[q] !== quote) q++
        if (q >= attributesEnd) throw broken('a value without its closing quote', base + valueStart)
        sink.attribute(attribute, bytes, valueStart, q)
        q++
      }
      p = end + 1
      if (isSelfClosed) {
        sink.close()
        if (depth === 0) isRootClosed = true
        continue
      }
      stack[depth++] = name
      keepsText = answer === KEEP_TEXT
    }
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

const NOTHING: Uint8Array = new Uint8Array(0)
