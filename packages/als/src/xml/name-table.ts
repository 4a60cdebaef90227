/** Interns the names of elements and attributes: equal bytes get equal numbers, compared byte by byte. */
export type NameTable = {
  /** How many names are known; ids run from 0. */
  count: number
  /** All names after each other, with room for more. */
  bytes: Uint8Array
  view: DataView
  readonly starts: Int32Array
  readonly lengths: Int32Array
  /** Open addressing: id + 1, 0 where empty. */
  readonly slots: Int32Array
  readonly hashes: Int32Array
  /** Names that were asked for as text. */
  readonly texts: (string | undefined)[]
  readonly maxCount: number
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
  }
}

/** A table that knows `names` from the start: the n-th gets id n. */
export function createNameTable(names: readonly string[], maxCount: number): NameTable {
  const bytes = new Uint8Array(FIRST_BYTES)
  const table: NameTable = {
    count: 0,
    bytes,
    view: new DataView(bytes.buffer),
    starts: new Int32Array(maxCount + 1),
    lengths: new Int32Array(maxCount + 1),
    slots: new Int32Array(nextPowerOfTwo(maxCount * 2)),
    hashes: new Int32Array(maxCount + 1),
    texts: [],
    maxCount,
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
  let same = 0
  while (same + 8 <= length) {
    if (known.getFloat64(start + same, true) !== view.getFloat64(at + same, true)) return false
    same += 8
  }
  if (same + 4 <= length) {
    if (known.getUint32(start + same, true) !== view.getUint32(at + same, true)) return false
    same += 4
  }
  while (same < length && known.getUint8(start + same) === view.getUint8(at + same)) same++
  return same === length
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
  table.count++
  table.bytes.set(bytes.subarray(start, end), from)
  table.starts[id] = from
  table.lengths[id] = length
  table.hashes[id] = hash
  table.slots[slot] = id + 1
  return id
}

function growBytes(table: NameTable, needed: number) {
  const bytes = new Uint8Array(Math.max(needed, table.bytes.length * 2))
  bytes.set(table.bytes)
  table.bytes = bytes
  table.view = new DataView(bytes.buffer)
}

/** Room for the names that the reader knows and as many more. */
const FIRST_BYTES = 32 * 1024

/** Of all names together; Live's are 14 long on average. */
const MEAN_NAME_BYTES = 32

function nextPowerOfTwo(n: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, n + 1)))
}

const decoder = new TextDecoder()
