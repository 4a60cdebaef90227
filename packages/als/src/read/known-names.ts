import type { ReadLimits } from '../read-limits.ts'
import { copyNameTable, createNameTable, type NameTable } from '../xml/name-table.ts'
import { TAG_NAMES } from './tags.ts'

/** A fresh table of the names that the reader knows. The last limit's table is kept, for making one takes as long as a small set. */
export function knownNames(limits: ReadLimits): NameTable {
  if (prepared?.maxCount !== limits.names) prepared = createNameTable(TAG_NAMES, limits.names)
  return copyNameTable(prepared)
}

let prepared: NameTable | null = null
