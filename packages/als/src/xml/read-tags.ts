import { LESS, SLASH } from './bytes.ts'
import { recallElement, rememberElement } from './recall-element.ts'
import { scanTags } from './scan-tags.ts'
import { beginSkip } from './skip-element.ts'
import {
  ASK_CHILDREN,
  AT_END,
  HAS_BEGUN,
  HAS_ENDED,
  IS_FULL,
  KEEP_SHELL,
  KEEP_TEXT,
  MAY_RECUR,
  SKIP,
  TELL_END,
  type TagScan,
} from './tag-scan.ts'
import { collapseNode, growNodes, partOf, reserveValues } from './tape.ts'
import { tooManyElements } from './xml-failures.ts'

/**
 * Reads the whole tags in `bytes[from…to)` onto the tape, and tells and asks anyone who reads the document on the way. `base`
 * is the document's offset of `bytes[0]`. Answers where the first unfinished tag starts.
 */
export function readTags(scan: TagScan, bytes: Uint8Array, from: number, to: number, base: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let p = from
  do {
    if (scan.keepsText) p = keepText(scan, bytes, p, to)
    p = scanTags(scan, bytes, view, p, to, base)
    if (scan.stop === HAS_BEGUN) {
      const recalled = recall(scan, bytes, view, p, to, base)
      if (recalled > p) p = recalled
      else answer(scan, bytes[p - 2] === SLASH)
    } else if (scan.stop === HAS_ENDED) {
      tellEnd(scan)
      if (scan.level === scan.recurring.level) remember(scan, bytes, p, base)
    } else if (scan.stop === IS_FULL) growNodes(scan.tape)
  } while (scan.stop !== AT_END && !scan.isRootClosed)
  return scan.isRootClosed ? to : p
}

/** Where the element that has begun recurs, answers where it ends; otherwise `at`. */
function recall(scan: TagScan, bytes: Uint8Array, view: DataView, at: number, to: number, base: number): number {
  const { tape, level, nodes, stack, marks, asked, recurring } = scan
  const name = stack[level] as number
  const mayRecur = ((scan.rules[name] as number) & MAY_RECUR) !== 0 && asked[level] === 0
  if (!mayRecur || bytes[at - 2] === SLASH) return at
  const known = recallElement(recurring, name, scan.rules, view, at, to)
  if (known === null) {
    // In one of its own name it may recur with that.
    if (recurring.level >= 0 && stack[recurring.level] === name) return at
    recurring.level = level
    recurring.offset = base + at
    recurring.elementCount = scan.elementCount
    return at
  }
  collapseNode(tape, nodes[level] as number, known.part, marks[level] as number)
  scan.elementCount += known.elementCount
  if (scan.elementCount > scan.limits.elements) throw tooManyElements(scan.limits)
  return at + known.text.byteLength
}

/** An element has ended that may recur; one that began before `bytes` is forgotten. */
function remember(scan: TagScan, bytes: Uint8Array, end: number, base: number) {
  const { tape, level, nodes, stack, rules, recurring } = scan
  const start = recurring.offset - base
  const part = partOf(tape, nodes[level] as number)
  recurring.level = -1
  if (start < 0 || part < 0) return
  const elementCount = scan.elementCount - recurring.elementCount
  const text = new DataView(bytes.slice(start, end).buffer)
  rememberElement(recurring, { name: stack[level] as number, rules, text, part, elementCount })
}

/** Asks about the element that has begun, and does what the answer says. */
function answer(scan: TagScan, isSelfClosed: boolean) {
  const { tape, level, nodes, stack, marks, asked, told } = scan
  const node = nodes[level] as number
  const name = stack[level] as number
  const rule = scan.rules[name] as number
  const decision = scan.open(node)
  if (decision === SKIP) {
    // Anyone who reads may count it.
    scan.recurring.level = -1
    tape.count = node
    tape.valuesLength = marks[level] as number
  }
  if (decision === SKIP || decision === KEEP_SHELL) {
    if (!isSelfClosed) beginSkip(scan.skip, name, tape.offsets[node] as number)
    return
  }
  told[level] = (rule & TELL_END) | (asked[level] as number)
  if (isSelfClosed) {
    if (told[level] !== 0) tellEnd(scan)
    return
  }
  scan.level = level + 1
  asked[level + 1] = rule & ASK_CHILDREN
  scan.keepsText = decision === KEEP_TEXT
}

function tellEnd(scan: TagScan) {
  scan.close(scan.nodes[scan.level] as number)
  if (scan.level === 0) scan.isRootClosed = true
}

/** Puts the text up to the next tag on the tape, as the value of the element that holds it. */
function keepText(scan: TagScan, bytes: Uint8Array, from: number, to: number): number {
  const { tape, nodes, level } = scan
  const next = bytes.indexOf(LESS, from)
  const end = next < 0 || next > to ? to : next
  const node = nodes[level - 1] as number
  reserveValues(tape, end - from)
  tape.values.set(bytes.subarray(from, end), tape.valuesLength)
  if ((tape.valueStarts[node] as number) < 0) tape.valueStarts[node] = tape.valuesLength
  tape.valuesLength += end - from
  tape.valueEnds[node] = tape.valuesLength
  scan.keepsText = end === to
  return end
}
