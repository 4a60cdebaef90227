import { joinBytes } from '../join-bytes.ts'
import type { ReadLimits } from '../read-limits.ts'
import { GREATER } from './bytes.ts'
import { FOLLOWING_SLOTS, keepForeseen } from './foreseen.ts'
import { readTags } from './read-tags.ts'
import { createRecurring } from './recall-element.ts'
import { createSkip } from './skip-element.ts'
import { AT_END, type TagScan } from './tag-scan.ts'
import type { Tape } from './tape.ts'
import { broken, tagTooLong, truncated } from './xml-failures.ts'

export type XmlTokenizer = {
  /** Takes the next bytes of the document; they may end anywhere. */
  readonly feed: (chunk: Uint8Array) => void
  /** The document has ended: fails unless every element was closed. */
  readonly end: () => void
  /** The root element was closed. */
  readonly isComplete: () => boolean
  /** What is open at the moment. */
  readonly scan: TagScan
}

export type TagRules = Pick<TagScan, 'names' | 'valueName' | 'rules' | 'keptAttributes' | 'open' | 'close'>

/**
 * An incremental tokenizer for the XML that Live writes: UTF-8, no DTD, nearly everything in attributes. What the rules
 * want of it is put on the tape.
 *
 * It never holds more than the chunk and one unfinished tag. End tags are compared with the open element's name.
 */
export function createXmlTokenizer(
  tape: Tape,
  rules: TagRules,
  limits: ReadLimits,
  tables: ScanTables = createScanTables(limits),
): XmlTokenizer {
  const scan = createScan(tape, rules, limits, tables)
  let offset = 0
  let carry = NOTHING
  let tail = NOTHING

  return {
    scan,
    feed(chunk) {
      read(chunk)
      if (!scan.isRootClosed) tail = joinBytes(tail, chunk.subarray(-TAIL_BYTES)).subarray(-TAIL_BYTES)
    },
    end() {
      if (scan.isRootClosed) {
        keepForeseen(scan.names, scan.following, scan.followingAttributes, scan.elementCount)
        return
      }
      readTags(scan, carry, 0, carry.length, offset)
      const isSkipping = scan.skip.name >= 0
      if (isSkipping && /<\/[^<>]+>\s*$/.test(decoder.decode(tail)))
        throw broken('an element without its end tag', scan.skip.offset)
      throw truncated(offset > 0 && (scan.level > 0 || isSkipping))
    },
    isComplete: () => scan.isRootClosed,
  }

  function read(chunk: Uint8Array) {
    const start = carry.length > 0 ? finishCarry(chunk) : 0
    if (start < 0 || scan.isRootClosed) return
    const consumed = readTags(scan, chunk, start, chunk.length, offset - start)
    offset += consumed - start
    if (consumed < chunk.length) keepCarry(chunk.subarray(consumed))
  }

  function keepCarry(rest: Uint8Array) {
    if (rest.length > limits.tagBytes) throw tagTooLong(limits)
    carry = rest.slice()
  }

  /** Completes the tag that the last chunk broke off; answers where the chunk goes on, −1 where it is used up. */
  function finishCarry(chunk: Uint8Array): number {
    // Nothing ends a tag here: looking at all of it again with every chunk would take ever longer.
    if (scan.skip.name < 0 && !scan.keepsText && chunk.indexOf(GREATER) < 0) {
      keepCarry(joinBytes(carry, chunk))
      return -1
    }
    let reach = 0
    for (let step = 1024; ; step *= 2) {
      const close = chunk.indexOf(GREATER, reach)
      const take = close < 0 ? chunk.length : close + 1
      const seam = joinBytes(carry, chunk.subarray(0, take))
      const consumed = readTags(scan, seam, 0, seam.length, offset)
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
}

/** Tables of a scan that another one may use after it. */
export type ScanTables = Pick<
  TagScan,
  'nodes' | 'stack' | 'marks' | 'asked' | 'told' | 'following' | 'followingAttributes'
>

export function createScanTables(limits: ReadLimits): ScanTables {
  return {
    nodes: new Int32Array(limits.depth + 1),
    stack: new Int32Array(limits.depth + 1),
    marks: new Int32Array(limits.depth + 1),
    asked: new Uint8Array(limits.depth + 2),
    told: new Uint8Array(limits.depth + 1),
    following: new Uint16Array(FOLLOWING_SLOTS),
    followingAttributes: new Uint16Array(FOLLOWING_SLOTS),
  }
}

function createScan(tape: Tape, rules: TagRules, limits: ReadLimits, tables: ScanTables): TagScan {
  const { names, valueName, keptAttributes, open, close } = rules
  const { nodes, stack, marks, asked, told, following, followingAttributes } = tables
  asked[0] = 1
  following.set(names.foreseen.elements)
  followingAttributes.set(names.foreseen.attributes)
  return {
    names,
    valueName,
    rules: rules.rules,
    keptAttributes,
    open,
    close,
    limits,
    tape,
    level: 0,
    nodes,
    stack,
    marks,
    asked,
    told,
    following,
    followingAttributes,
    previous: limits.names,
    attribute: 0,
    quote: 0,
    stop: AT_END,
    skip: createSkip(),
    recurring: createRecurring(),
    keepsText: false,
    elementCount: 0,
    isRootClosed: false,
  }
}

const NOTHING: Uint8Array = new Uint8Array(0)
const TAIL_BYTES = 64
const decoder = new TextDecoder()
