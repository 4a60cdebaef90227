import type { ReadLimits } from '../read-limits.ts'
import { copyNameTable, createNameTable, resetNameTable, type NameTable } from '../xml/name-table.ts'
import { createTape, type Tape } from '../xml/tape.ts'
import { createScanTables, type ScanTables } from '../xml/tokenize-xml.ts'
import { TAG_NAMES } from './tags.ts'

/**
 * The tables that a reading fills and nothing of which is left in its result. Making them takes as long as a tenth of the reading
 * of a small set, so one of them is kept for the next reading.
 */
export type Workspace = {
  /** Knows the names that the reader knows, and those that this document adds. */
  readonly names: NameTable
  readonly tape: Tape
  readonly scan: ScanTables
}

/** To be given back by a reading that has ended well; other readings may begin before that. */
export function lendWorkspace(limits: ReadLimits): Workspace {
  if (known?.maxCount !== limits.names) known = createNameTable(TAG_NAMES, limits.names)
  const lent = kept
  kept = null
  if (lent !== null && resetNameTable(lent.names, known) && lent.scan.nodes.length > limits.depth) return lent
  return { names: copyNameTable(known), tape: createTape(), scan: createScanTables(limits) }
}

/** What a large document has made of it is left to the garbage collector. */
export function giveBackWorkspace(workspace: Workspace) {
  const { tape } = workspace
  if (tape.values.length > MOST_VALUE_BYTES || tape.tags.length > MOST_NODES) return
  tape.count = 0
  tape.valuesLength = 0
  kept = workspace
}

const MOST_VALUE_BYTES = 256 * 1024
const MOST_NODES = 8 * 1024

/** Of the limits that were asked for last. */
let known: NameTable | null = null
let kept: Workspace | null = null
