import { LESS, SLASH } from './bytes.ts'
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
  SKIP,
  TELL_END,
  type TagScan,
} from './tag-scan.ts'
import { growNodes, reserveValues } from './tape.ts'

/**
 * Reads the whole tags in `bytes[from…to)` onto the tape, and tells and asks whoever reads the document on the way. `base`
 * is the document's offset of `bytes[0]`. Answers where the first unfinished tag starts.
 */
export function readTags(scan: TagScan, bytes: Uint8Array, from: number, to: number, base: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let p = from
  do {
    if (scan.keepsText) p = keepText(scan, bytes, p, to)
    p = scanTags(scan, bytes, view, p, to, base)
    if (scan.stop === HAS_BEGUN) answer(scan, bytes[p - 2] === SLASH)
    else if (scan.stop === HAS_ENDED) tellEnd(scan)
    else if (scan.stop === IS_FULL) growNodes(scan.tape)
  } while (scan.stop !== AT_END && !scan.isRootClosed)
  return scan.isRootClosed ? to : p
}

/** Asks about the element that has begun, and does what the answer says. */
function answer(scan: TagScan, isSelfClosed: boolean) {
  const { tape, level, nodes, stack, marks, asked, told } = scan
  const node = nodes[level] as number
  const name = stack[level] as number
  const rule = scan.rules[name] as number
  const decision = scan.open(node)
  if (decision === SKIP) {
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
