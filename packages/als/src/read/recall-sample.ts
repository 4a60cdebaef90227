import type { SampleReference } from '../model/sample-reference.ts'
import type { Tape } from '../xml/tape.ts'
import { readSampleReference } from './read-sample-reference.ts'

/** What was read lately, by a hash of what it was read from. */
export type SampleMemory = Map<number, Recalled>

type Recalled = {
  readonly sample: SampleReference | null
  readonly tags: Uint16Array
  /** Of each node the index after it, and where its value begins and ends, from the first value on. */
  readonly places: Int32Array
  readonly bytes: Uint8Array
}

/**
 * The file that a `SampleRef` names, as `readSampleReference` reads it. The slots of an instrument and the clips of a
 * loop name the same few files hundreds of times: what is written exactly alike is read once.
 */
export function recallSample(memory: SampleMemory, tape: Tape, sampleRef: number): SampleReference | null {
  if (sampleRef < 0) return null
  const written = spanOf(tape, sampleRef)
  const hash = hashOf(written.bytes)
  const known = memory.get(hash)
  if (known !== undefined && isWrittenAlike(known, tape, sampleRef, written))
    return moved(known.sample, tape, sampleRef)
  const sample = readSampleReference(tape, sampleRef)
  if (memory.size >= MOST_RECALLED) memory.clear()
  memory.set(hash, remembered(sample, tape, sampleRef, written))
  return sample
}

type Span = { readonly start: number; readonly bytes: Uint8Array }

/** The values of an element lie one after the other. */
function spanOf(tape: Tape, node: number): Span {
  const end = tape.ends[node] as number
  let start = -1
  let last = 0
  for (let at = node; at < end; at++) {
    const from = tape.valueStarts[at] as number
    if (from < 0) continue
    if (start < 0) start = from
    last = tape.valueEnds[at] as number
  }
  return start < 0 ? { start: 0, bytes: NOTHING } : { start, bytes: tape.values.subarray(start, last) }
}

function remembered(sample: SampleReference | null, tape: Tape, node: number, { start, bytes }: Span): Recalled {
  const end = tape.ends[node] as number
  const places = new Int32Array(3 * (end - node))
  for (let at = node; at < end; at++) {
    const i = 3 * (at - node)
    places[i] = (tape.ends[at] as number) - node
    places[i + 1] = beginOf(tape, at, start)
    places[i + 2] = finishOf(tape, at, start)
  }
  return { sample, tags: tape.tags.slice(node, end), places, bytes: bytes.slice() }
}

function isWrittenAlike(known: Recalled, tape: Tape, node: number, { start, bytes }: Span): boolean {
  const end = tape.ends[node] as number
  if (known.tags.length !== end - node || known.bytes.length !== bytes.length) return false
  for (let at = node; at < end; at++) {
    const i = 3 * (at - node)
    if (known.tags[at - node] !== tape.tags[at]) return false
    if (known.places[i] !== (tape.ends[at] as number) - node) return false
    if (known.places[i + 1] !== beginOf(tape, at, start) || known.places[i + 2] !== finishOf(tape, at, start))
      return false
  }
  for (let i = 0; i < bytes.length; i++) if (known.bytes[i] !== bytes[i]) return false
  return true
}

function beginOf(tape: Tape, at: number, start: number): number {
  const from = tape.valueStarts[at] as number
  return from < 0 ? -1 : from - start
}

function finishOf(tape: Tape, at: number, start: number): number {
  return (tape.valueStarts[at] as number) < 0 ? -1 : (tape.valueEnds[at] as number) - start
}

function moved(sample: SampleReference | null, tape: Tape, node: number): SampleReference | null {
  return sample === null ? null : { ...sample, offset: tape.offsets[node] ?? 0 }
}

/** FNV-1a over each fourth byte: two alike are told apart byte by byte. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5 ^ bytes.length
  for (let i = 0; i < bytes.length; i += 4) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193)
  return hash
}

const NOTHING = new Uint8Array(0)
const MOST_RECALLED = 512
