import * as structure from './bytes.ts'
import { FOLLOWING_SLOTS } from './foreseen.ts'
import { hasName, internName } from './name-table.ts'
import { NAME_ENDS, scanAttributeName } from './scan-attribute-name.ts'
import { checkEnd, checkOutside, skipMarkup } from './scan-markup.ts'
import { beginSkip, endOfTag, skipElement } from './skip-element.ts'
import * as answers from './tag-scan.ts'
import type { TagScan } from './tag-scan.ts'
import { ATTRIBUTE, reserveValues } from './tape.ts'
import { broken, tooDeep, tooManyElements, tooManyNames } from './xml-failures.ts'

/**
 * Reads the whole tags in `bytes[from…to)` onto the tape, up to the first one that somebody is to be told of or asked for:
 * `scan.stop` says why it stopped. `base` is the document's offset of `bytes[0]`. Answers where to go on: at its end, where
 * the first unfinished tag starts.
 *
 * One long function, because nearly all the time of reading a set is spent in it. It calls no one who reads the set: what
 * a compiler has made of it stays as it is whatever comes in.
 */
export function scanTags(
  scan: TagScan,
  bytes: Uint8Array,
  view: DataView,
  from: number,
  to: number,
  base: number,
): number {
  const { names, valueName, limits, tape, rules, keptAttributes, nodes, stack, marks, asked, told, skip } = scan
  const { following, followingAttributes } = scan
  let { lengths } = names
  reserveValues(tape, to - from)
  const { tags, ends, valueStarts, valueEnds, offsets, values } = tape
  const deepest = limits.depth
  const most = limits.elements
  let { count, valuesLength } = tape
  let { level, previous, elementCount } = scan
  let p = from
  let stop: number = AT_END
  scan: while (p < to) {
    if (skip.name >= 0) {
      p = skipElement(skip, names, bytes, p, to)
      if (skip.name >= 0 || p >= to) break
    }
    const first = bytes[p] as number
    if (first !== LESS) {
      const start = p
      if (first === CR) p++
      if (p < to && bytes[p] === LF) p++
      while (p + 8 <= to && view.getFloat64(p, true) === EIGHT_TABS) p += 8
      if (p + 4 <= to && view.getUint32(p, true) === FOUR_TABS) p += 4
      while (p < to && (bytes[p] as number) <= SPACE) p++
      if (p < to && bytes[p] !== LESS) {
        p = bytes.indexOf(LESS, p)
        if (p < 0) p = to
      }
      if (level === 0) checkOutside(bytes, start, p, base)
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
      previous = name
      ends[nodes[--level] as number] = count
      if (told[level] === 0) continue
      stop = HAS_ENDED
      break
    }

    if (b === BANG || b === QUESTION) {
      const end = skipMarkup(bytes, p, to, base + p)
      if (end < 0) break
      p = end
      continue
    }

    const slot = (previous * 1942 + (level > 0 ? (stack[level - 1] as number) * 2 : 0)) & PAIR_MASK
    let name = following[slot] as number
    let end = q + (lengths[name] as number)
    if (end >= to || ENDS_NAME[bytes[end] as number] === 0 || !hasName(names, name, view, q)) {
      const other = following[slot + 1] as number
      following[slot + 1] = name
      following[slot] = name = other
      end = q + (lengths[name] as number)
      if (end >= to || ENDS_NAME[bytes[end] as number] === 0 || !hasName(names, name, view, q)) end = -1
    }
    if (end >= 0) {
      q = end
      b = bytes[q] as number
    } else {
      let hash = 0
      while (ENDS_NAME[b] === 0) {
        hash = (Math.imul(hash, 31) + b) | 0
        if (++q >= to) break scan
        b = bytes[q] as number
      }
      if (q === p + 1) throw broken('a tag without a name', base + p)
      name = internName(names, bytes, p + 1, q, hash)
      if (name < 0) throw tooManyNames(limits)
      lengths = names.lengths
      following[slot] = name
    }

    const rule = (rules[name] as number) | (asked[level] !== 0 ? ASK : 0)
    if ((rule & (PASS_OVER | ASK)) === PASS_OVER) {
      q = endOfTag(bytes, q, to)
      if (q < 0) break
      if (level === deepest) throw tooDeep()
      previous = name
      if (bytes[q - 1] !== SLASH) beginSkip(skip, name, base + p)
      p = q + 1
      continue
    }

    const node = count
    const mark = valuesLength
    if (node + 1 >= tags.length) {
      stop = IS_FULL
      break
    }
    tags[node] = name
    valueStarts[node] = -1
    offsets[node] = base + p
    count++
    let last = 0
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
        const slot = (last * 61 + name) & SLOT_MASK
        attribute = followingAttributes[slot] as number
        const end = q + (lengths[attribute] as number)
        if (
          end + 1 < to &&
          bytes[end] === EQUALS &&
          bytes[end + 1] === DOUBLE_QUOTE &&
          hasName(names, attribute, view, q)
        ) {
          q = end + 2
        } else {
          q = scanAttributeName(scan, bytes, q, to, base)
          attribute = scan.attribute
          lengths = names.lengths
          quote = scan.quote
          followingAttributes[slot] = attribute
        }
        last = attribute
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
          count = node
          valuesLength = mark
          stop = IS_FULL
          break scan
        }
        tags[count] = attribute | IS_ATTRIBUTE
        valueStarts[count] = valueStart
        valueEnds[count] = valuesLength
        ends[count] = ++count
      }
    }
    if (level >= deepest) throw tooDeep()
    if (++elementCount > most) throw tooManyElements(limits)
    previous = name
    ends[node] = count
    const tagStart = p
    p = q + 1
    if ((rule & ASK) !== 0) {
      nodes[level] = node
      stack[level] = name
      marks[level] = mark
      stop = HAS_BEGUN
      break
    }
    const isSelfClosed = bytes[q - 1] === SLASH
    if ((rule & LEAF) !== 0) {
      if (!isSelfClosed) beginSkip(skip, name, base + tagStart)
      continue
    }
    nodes[level] = node
    marks[level] = mark
    if (isSelfClosed) {
      if ((rule & TELL_END) === 0) continue
      stop = HAS_ENDED
      break
    }
    stack[level] = name
    told[level] = rule & TELL_END
    asked[++level] = rule & ASK_CHILDREN
  }
  scan.stop = stop
  tape.count = count
  tape.valuesLength = valuesLength
  scan.level = level
  scan.previous = previous
  scan.elementCount = elementCount
  return p
}

/** Several bytes at a time, little endian: tabs, and ` Value="`. */
const FOUR_TABS = 0x09090909
const EIGHT_TABS = readDouble('\t\t\t\t\t\t\t\t')
const SPACE_VALUE_QUOTE = readDouble(' Value="')

function readDouble(text: string): number {
  return new DataView(new TextEncoder().encode(text).buffer).getFloat64(0, true)
}

/**
 * Constants of other modules, under names of this one: V8 compiles in what a module declares itself, and loads and checks
 * what it imports each time that it stands in the loop.
 */
const { BANG, CR, DOUBLE_QUOTE, EQUALS, GREATER, LESS, LF, QUESTION, SLASH, SPACE } = structure
const { ASK, ASK_CHILDREN, LEAF, PASS_OVER, TELL_END } = answers
const { AT_END, HAS_BEGUN, HAS_ENDED, IS_FULL } = answers
const IS_ATTRIBUTE = ATTRIBUTE
const SLOT_MASK = FOLLOWING_SLOTS - 1
const PAIR_MASK = FOLLOWING_SLOTS - 2
const ENDS_NAME = NAME_ENDS
