import type { ReadLimits } from '../read-limits.ts'
import { BANG, DOUBLE_QUOTE, EQUALS, GREATER, LESS, LF, QUESTION, SINGLE_QUOTE, SLASH, SPACE } from './bytes.ts'
import { hasName, internName, type NameTable } from './name-table.ts'
import { checkEnd, checkOutside, isSpace, skipMarkup } from './scan-markup.ts'
import { beginSkip, endOfTag, skipElement, type Skip } from './skip-element.ts'
import { ATTRIBUTE, growNodes, reserveValues, type Tape } from './tape.ts'
import { broken, tooDeep, tooManyElements, tooManyNames } from './xml-failures.ts'

/** What to do with an element, by its name: bits of `TagScan.rules`. Without any it is put on the tape with its content. */
export const PASS_OVER = 1
/** Its attributes are put on the tape, what it holds is passed over. */
export const LEAF = 2
/** `open` decides. */
export const ASK = 4
/** `close` is told when it ends. */
export const TELL_END = 8
/** `open` decides on each of its children, and `close` is told when one ends. */
export const ASK_CHILDREN = 16

/** Answers of `TagScan.open`. */
export const READ = 0
export const SKIP = 1
export const KEEP_TEXT = 2
/** The element is passed over, but stays on the tape as it is now. */
export const KEEP_SHELL = 3

export type TagScan = {
  readonly names: NameTable
  readonly valueName: number
  readonly limits: ReadLimits
  readonly tape: Tape
  /** By name of an element; whoever answers `open` may put another table here. */
  rules: Uint8Array
  /** Attributes that are kept besides `Value`, by name. */
  readonly keptAttributes: Uint8Array
  /** An element has begun that is on the tape with its attributes: what to do with it. */
  readonly open: (node: number) => number
  /** An element has ended; it is on the tape with all that it holds. */
  readonly close: (node: number) => void
  /** How many elements are open: their nodes, their names, and the length of the tape's values before each. */
  level: number
  readonly nodes: Int32Array
  readonly stack: Int32Array
  readonly marks: Int32Array
  /** By level: whether the children of the element above are asked for, and whether the end of the open one is told. */
  readonly asked: Uint8Array
  readonly told: Uint8Array
  /** The name that followed a name in an element when it last came up: mostly it does so again, which spares the table. */
  readonly following: Uint16Array
  previous: number
  readonly skip: Skip
  keepsText: boolean
  elementCount: number
  isRootClosed: boolean
}

/**
 * Reads the whole tags in `bytes[from…to)` onto the tape; `base` is the document's offset of `bytes[0]`. Answers where the
 * first unfinished one starts. One long function, because nearly all the time of reading a set is spent in it.
 */
export function scanTags(scan: TagScan, bytes: Uint8Array, from: number, to: number, base: number): number {
  const { names, valueName, limits, tape, keptAttributes, nodes, stack, marks, asked, told, following, skip } = scan
  const { lengths } = names
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  reserveValues(tape, to - from)
  const { values } = tape
  let { tags, ends, valueStarts, valueEnds, offsets, count, valuesLength } = tape
  let { rules, level, previous } = scan
  let p = from
  scan: while (p < to) {
    if (skip.name >= 0) {
      p = skipElement(skip, names, bytes, p, to)
      if (skip.name >= 0) break
    }
    if (bytes[p] !== LESS) {
      const start = p
      if (bytes[p] === LF) p++
      while (p + 8 <= to && view.getFloat64(p, true) === EIGHT_TABS) p += 8
      if (p + 4 <= to && view.getUint32(p, true) === FOUR_TABS) p += 4
      while (p < to && (bytes[p] as number) <= SPACE) p++
      if (p < to && bytes[p] !== LESS) {
        p = bytes.indexOf(LESS, p)
        if (p < 0) p = to
      }
      if (scan.keepsText) {
        values.set(bytes.subarray(start, p), valuesLength)
        const node = count - 1
        if ((valueStarts[node] as number) < 0) valueStarts[node] = valuesLength
        valuesLength += p - start
        valueEnds[node] = valuesLength
      } else if (level === 0) checkOutside(bytes, start, p, base)
      if (p >= to) break
    }
    let q = p + 1
    if (q >= to) break
    let b = bytes[q] as number

    if (b === SLASH) {
      if (level === 0) throw broken('an end tag without its start tag', base + p)
      const name = stack[level - 1] as number
      const end = q + 1 + (lengths[name] as number)
      if (end < to && bytes[end] === GREATER && hasName(names, name, view, q + 1)) {
        p = end + 1
      } else {
        const tagEnd = bytes.indexOf(GREATER, p)
        if (tagEnd < 0) break
        checkEnd(names, bytes, p + 2, tagEnd, name, base + p)
        p = tagEnd + 1
      }
      const node = nodes[--level] as number
      ends[node] = count
      scan.keepsText = false
      if (told[level] !== 0) {
        scan.level = level
        tape.count = count
        tape.valuesLength = valuesLength
        scan.close(node)
        count = tape.count
        valuesLength = tape.valuesLength
        rules = scan.rules
      }
      if (level > 0) continue
      scan.isRootClosed = true
      p = to
      break
    }

    if (b === BANG || b === QUESTION) {
      const end = skipMarkup(bytes, p, to, base + p)
      if (end < 0) break
      p = end
      continue
    }

    const slot = (Math.imul(previous, 61) + (level > 0 ? (stack[level - 1] as number) : 0)) & (FOLLOWING_SLOTS - 1)
    let name = following[slot] as number
    const length = lengths[name] as number
    if (q + length < to && NAME_ENDS[bytes[q + length] as number] !== 0 && hasName(names, name, view, q)) {
      q += length
      b = bytes[q] as number
    } else {
      let hash = 0
      while (NAME_ENDS[b] === 0) {
        hash = (Math.imul(hash, 31) + b) | 0
        if (++q >= to) break scan
        b = bytes[q] as number
      }
      if (q === p + 1) throw broken('a tag without a name', base + p)
      name = internName(names, bytes, p + 1, q, hash)
      if (name < 0) throw tooManyNames(limits)
      following[slot] = name
    }

    const rule = (rules[name] as number) | (asked[level] !== 0 ? ASK : 0)
    if ((rule & (PASS_OVER | ASK)) === PASS_OVER) {
      q = endOfTag(bytes, q, to)
      if (q < 0) break
      if (level === limits.depth) throw tooDeep()
      previous = name
      if (bytes[q - 1] !== SLASH) beginSkip(skip, name, base + p)
      p = q + 1
      continue
    }

    const node = count
    const mark = valuesLength
    if (node + 1 >= tags.length) {
      growNodes(tape, node)
      ;({ tags, ends, valueStarts, valueEnds, offsets } = tape)
    }
    tags[node] = name
    valueStarts[node] = -1
    offsets[node] = base + p
    count++
    while (b !== GREATER) {
      let attribute = valueName
      let quote: number = DOUBLE_QUOTE
      if (b === SPACE && q + 8 < to && view.getFloat64(q, true) === SPACE_VALUE_QUOTE) q += 8
      else if (b <= SPACE || b === SLASH) {
        if (++q >= to) {
          count = node
          valuesLength = mark
          break scan
        }
        b = bytes[q] as number
        continue
      } else {
        const nameStart = q
        let hash = 0
        while (b !== EQUALS && NAME_ENDS[b] === 0) {
          hash = (Math.imul(hash, 31) + b) | 0
          b = ++q < to ? (bytes[q] as number) : EQUALS
        }
        while (isSpace(b)) b = ++q < to ? (bytes[q] as number) : EQUALS
        if (b !== EQUALS) throw broken('an attribute without a value', base + nameStart)
        let nameEnd = q
        while (isSpace(bytes[nameEnd - 1] as number)) nameEnd--
        do quote = ++q < to ? (bytes[q] as number) : DOUBLE_QUOTE
        while (isSpace(quote))
        if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) throw broken('a value without quotes', base + q)
        if (q < to) {
          attribute = internName(names, bytes, nameStart, nameEnd, hash)
          if (attribute < 0) throw tooManyNames(limits)
        }
        q++
      }
      const valueStart = valuesLength
      while (q < to && (b = bytes[q] as number) !== quote) {
        values[valuesLength++] = b
        q++
      }
      if (q + 1 >= to) {
        count = node
        valuesLength = mark
        break scan
      }
      b = bytes[++q] as number
      if (attribute === valueName) {
        valueStarts[node] = valueStart
        valueEnds[node] = valuesLength
      } else if (keptAttributes[attribute] === 0) valuesLength = valueStart
      else {
        if (count === tags.length) {
          growNodes(tape, count)
          ;({ tags, ends, valueStarts, valueEnds, offsets } = tape)
        }
        tags[count] = attribute | ATTRIBUTE
        valueStarts[count] = valueStart
        valueEnds[count] = valuesLength
        ends[count] = ++count
      }
    }
    if (level >= limits.depth) throw tooDeep()
    if (++scan.elementCount > limits.elements) throw tooManyElements(limits)
    previous = name
    ends[node] = count
    const isSelfClosed = bytes[q - 1] === SLASH
    const tagStart = p
    p = q + 1
    let answer = (rule & LEAF) !== 0 ? KEEP_SHELL : READ
    if ((rule & ASK) !== 0) {
      scan.level = level
      tape.count = count
      tape.valuesLength = valuesLength
      marks[level] = mark
      answer = scan.open(node)
      count = tape.count
      valuesLength = tape.valuesLength
      rules = scan.rules
      if (answer === SKIP) {
        count = node
        valuesLength = mark
      }
    }
    if (answer === SKIP || answer === KEEP_SHELL) {
      if (!isSelfClosed) beginSkip(skip, name, base + tagStart)
      continue
    }
    if (isSelfClosed) {
      if ((rule & TELL_END) !== 0 || asked[level] !== 0) {
        nodes[level] = node
        marks[level] = mark
        scan.level = level
        tape.count = count
        tape.valuesLength = valuesLength
        scan.close(node)
        count = tape.count
        valuesLength = tape.valuesLength
        rules = scan.rules
      }
      if (level > 0) continue
      scan.isRootClosed = true
      p = to
      break
    }
    nodes[level] = node
    stack[level] = name
    marks[level] = mark
    told[level] = (rule & TELL_END) | (asked[level] as number)
    asked[++level] = rule & ASK_CHILDREN
    scan.keepsText = answer === KEEP_TEXT
  }
  tape.count = count
  tape.valuesLength = valuesLength
  scan.level = level
  scan.previous = previous
  return p
}

export const FOLLOWING_SLOTS = 16_384

/** Several bytes at a time, little endian: tabs, and ` Value="`. */
const FOUR_TABS = 0x09090909
const EIGHT_TABS = readDouble('\t\t\t\t\t\t\t\t')
const SPACE_VALUE_QUOTE = readDouble(' Value="')
const NAME_ENDS = Uint8Array.from({ length: 256 }, (_, b) => (b <= SPACE || b === SLASH || b === GREATER ? 1 : 0))

function readDouble(text: string): number {
  return new DataView(new TextEncoder().encode(text).buffer).getFloat64(0, true)
}
