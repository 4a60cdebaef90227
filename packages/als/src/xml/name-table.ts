import { createForeseen, type Foreseen } from './foreseen.ts'

/** Interns the names of elements and attributes: equal bytes get equal numbers, compared byte by byte. */
export type NameTable = {
  /** How many names are known; ids run from 0. */
  count: number
  /** All names after each other, with room for more. */
  bytes: Uint8Array
  view: DataView
  starts: Int32Array
  lengths: Int32Array
  /** Open addressing: id + 1, 0 where empty. */
  slots: Int32Array
  hashes: Int32Array
  /** Names that were asked for as text. */
  readonly texts: (string | undefined)[]
  readonly maxCount: number
  /** Names that every copy of a table has under the same id: those below. */
  readonly sharedCount: number
  /** By shared id, how far a search for the end of an element may leap (see `skip-element.ts`); made when first needed. */
  readonly sharedSteps: (Uint8Array | undefined)[]
  /** Shared by all copies. */
  readonly foreseen: Foreseen
}

/** A table of its own with everything that `table` knows. */
export function copyNameTable(table: NameTable): NameTable {
  const bytes = table.bytes.slice()
  return {
    ...table,
    bytes,
    view: new DataView(bytes.buffer),
    starts: table.starts.slice(),
    lengths: table.lengths.slice(),
    slots: table.slots.slice(),
    hashes: table.hashes.slice(),
    texts: table.texts.slice(),
    sharedCount: table.count,
  }
}

/** Makes `copy` again what `copyNameTable(table)` made it; `false` where it has grown beyond that. */
export function resetNameTable(copy: NameTable, table: NameTable): boolean {
  if (copy.foreseen !== table.foreseen || copy.slots.length !== table.slots.length) return false
  if (copy.count > table.count) copy.slots.set(table.slots)
  copy.count = table.count
  copy.texts.length = Math.min(copy.texts.length, table.count)
  return true
}

/** A table that knows `names` from the start: the n-th gets id n. */
export function createNameTable(names: readonly string[], maxCount: number): NameTable {
  const bytes = new Uint8Array(FIRST_BYTES)
  const table: NameTable = {
    count: 0,
    bytes,
    view: new DataView(bytes.buffer),
    starts: new Int32Array(FIRST_NAMES),
    lengths: new Int32Array(FIRST_NAMES),
    slots: new Int32Array(FIRST_NAMES * SLOTS_PER_NAME),
    hashes: new Int32Array(FIRST_NAMES),
    texts: [],
    maxCount,
    sharedCount: 0,
    sharedSteps: [],
    foreseen: createForeseen(),
  }
  const encoder = new TextEncoder()
  for (const name of names) {
    const bytes = encoder.encode(name)
    internName(table, bytes, 0, bytes.length, hashOf(bytes, 0, bytes.length))
  }
  return table
}

/** The id of `bytes[start…end)`; a new one for a new name, −1 where the table is full. */
export function internName(table: NameTable, bytes: Uint8Array, start: number, end: number, hash: number): number {
  const mask = table.slots.length - 1
  let slot = hash & mask
  for (;;) {
    const id = (table.slots[slot] ?? 0) - 1
    if (id < 0) return addName(table, bytes, start, end, hash, slot)
    if (table.hashes[id] === hash && isName(table, id, bytes, start, end)) return id
    slot = (slot + 1) & mask
  }
}

export function isName(table: NameTable, id: number, bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start
  if (table.lengths[id] !== length) return false
  const known = table.bytes
  const from = table.starts[id] ?? 0
  for (let i = 0; i < length; i++) if (known[from + i] !== bytes[start + i]) return false
  return true
}

/**
 * Whether `view` has the whole name at `at`, eight bytes at a time; what follows is not looked at. A name that is not in
 * ASCII may be missed, for not every eight bytes are a number that equals itself.
 */
export function hasName(table: NameTable, id: number, view: DataView, at: number): boolean {
  const length = table.lengths[id] as number
  const start = table.starts[id] as number
  const known = table.view
  if (length >= 8) {
    const last = length - 8
    if (known.getFloat64(start + last, true) !== view.getFloat64(at + last, true)) return false
    for (let i = 0; i < last; i += 8)
      if (known.getFloat64(start + i, true) !== view.getFloat64(at + i, true)) return false
    return true
  }
  if (length >= 4) {
    const last = length - 4
    return (
      known.getInt32(start, true) === view.getInt32(at, true) &&
      known.getInt32(start + last, true) === view.getInt32(at + last, true)
    )
  }
  for (let i = 0; i < length; i++) if (known.getUint8(start + i) !== view.getUint8(at + i)) return false
  return true
}

export function nameOf(table: NameTable, id: number): string {
  const known = table.texts[id]
  if (known !== undefined) return known
  const start = table.starts[id] ?? 0
  const text = decoder.decode(table.bytes.subarray(start, start + (table.lengths[id] ?? 0)))
  table.texts[id] = text
  return text
}

/** The hash that the tokenizer builds up while it looks for a name's end. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0
  for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + (bytes[i] ?? 0)) | 0
  return hash
}

function addName(table: NameTable, bytes: Uint8Array, start: number, end: number, hash: number, slot: number): number {
  if (table.count >= table.maxCount) return -1
  const id = table.count
  const from = id === 0 ? 0 : (table.starts[id - 1] ?? 0) + (table.lengths[id - 1] ?? 0)
  const length = end - start
  if (from + length > table.maxCount * MEAN_NAME_BYTES) return -1
  if (from + length > table.bytes.length) growBytes(table, from + length)
  const isGrown = id === table.starts.length
  if (isGrown) growNames(table)
  table.count++
  table.bytes.set(bytes.subarray(start, end), from)
  table.starts[id] = from
  table.lengths[id] = length
  table.hashes[id] = hash
  table.slots[isGrown ? emptySlot(table, hash) : slot] = id + 1
  return id
}

function growNames(table: NameTable) {
  const size = table.starts.length * 2
  table.starts = longer(table.starts, size)
  table.lengths = longer(table.lengths, size)
  table.hashes = longer(table.hashes, size)
  table.slots = new Int32Array(size * SLOTS_PER_NAME)
  for (let id = 0; id < table.count; id++) table.slots[emptySlot(table, table.hashes[id] as number)] = id + 1
}

function emptySlot({ slots }: NameTable, hash: number): number {
  const mask = slots.length - 1
  let slot = hash & mask
  while (slots[slot] !== 0) slot = (slot + 1) & mask
  return slot
}

function longer(numbers: Int32Array, size: number): Int32Array {
  const grown = new Int32Array(size)
  grown.set(numbers)
  return grown
}

function growBytes(table: NameTable, needed: number) {
  const bytes = new Uint8Array(Math.max(needed, table.bytes.length * 2))
  bytes.set(table.bytes)
  table.bytes = bytes
  table.view = new DataView(bytes.buffer)
}

/** Room for the names that the reader knows and a few more: a table is copied for every set. Both are powers of two. */
const FIRST_NAMES = 1024
const SLOTS_PER_NAME = 4
const FIRST_BYTES = 16 * 1024

/** Of all names together; Live's are 14 long on average. */
const MEAN_NAME_BYTES = 32

const decoder = new TextDecoder()
