import type { ReadLimits } from '../read-limits.ts'
import type { NameTable } from './name-table.ts'
import type { Recurring } from './recall-element.ts'
import type { Skip } from './skip-element.ts'
import type { Tape } from './tape.ts'

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

/**
 * It may hold byte for byte what an earlier one held, and `close` makes one part of it, whatever is around it: then that
 * part stands for it, and neither `open` nor `close` hears of it. Goes with `ASK` and `TELL_END`.
 */
export const MAY_RECUR = 32

/** Answers of `TagScan.open`. */
export const READ = 0
export const SKIP = 1
export const KEEP_TEXT = 2
/** The element is passed over, but stays on the tape as it is now. */
export const KEEP_SHELL = 3

/** Why the scan has stopped. */
export const AT_END = 0
/** An element has begun about which `open` decides; it is `nodes[level]`. */
export const HAS_BEGUN = 1
/** An element has ended of which `close` is told; it is `nodes[level]`. */
export const HAS_ENDED = 2
/** The tape has no room for another element. */
export const IS_FULL = 3

export type TagScan = {
  readonly names: NameTable
  readonly valueName: number
  readonly limits: ReadLimits
  readonly tape: Tape
  /** By name of an element; anyone who answers `open` may put another table here. */
  rules: Uint8Array
  /** Attributes that are kept besides `Value`, by name. */
  readonly keptAttributes: Uint8Array
  /** An element has begun that is on the tape with its attributes: what to do with it. */
  readonly open: (node: number) => number
  /** An element has ended; it is on the tape with all that it holds. */
  readonly close: (node: number) => void
  stop: number
  /** How many elements are open: their nodes, their names, and the length of the tape's values before each. */
  level: number
  readonly nodes: Int32Array
  readonly stack: Int32Array
  readonly marks: Int32Array
  /** By level: whether the children of the element above are asked for, and whether the end of the open one is told. */
  readonly asked: Uint8Array
  readonly told: Uint8Array
  /**
   * The name that stood after a name in an element when that last ended there, or came first in it: mostly it does so again,
   * which spares the table.
   */
  readonly following: Uint16Array
  /** Likewise the attribute that followed an attribute in an element. */
  readonly followingAttributes: Uint16Array
  /** The name of the element that began or ended last. */
  previous: number
  /** Of the attribute that was read last in the slow way. */
  attribute: number
  quote: number
  readonly skip: Skip
  readonly recurring: Recurring
  keepsText: boolean
  elementCount: number
  isRootClosed: boolean
}
