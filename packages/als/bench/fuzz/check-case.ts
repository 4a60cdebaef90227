import {
  heardNotes,
  inspectSet,
  readOverview,
  readSet,
  type LiveSet,
  type OverviewResult,
  type ReadResult,
} from '../../src/index.ts'
import type { FuzzCase } from './make-case.ts'

/**
 * What must hold for any bytes at all; otherwise says what does not.
 *
 * A result comes back, never an error; it is the same in whatever pieces the bytes come; the model is plain data whose
 * numbers are finite; and what is made from the model, heard notes and facts, can be made of it. So it is with the overview,
 * which passes over most of what may be damaged.
 */
export async function checkCase({ bytes, chunkBytes }: FuzzCase): Promise<string | null> {
  const result = await readSet(bytes)
  const flaw = result.kind === 'set' ? checkSet(result.set) : checkFailure(result)
  if (flaw !== null) return flaw
  const overview = await readOverview(bytes)
  const flawOfOverview = overview.kind === 'overview' ? oddValue(overview, 'overview', 0) : checkFailure(overview)
  if (flawOfOverview !== null) return `overview: ${flawOfOverview}`
  if (chunkBytes === null) return null
  if (!isSame(result, await readSet(inChunks(bytes, chunkBytes)), bytes))
    return `in chunks of ${chunkBytes} bytes it reads differently`
  if (!isSame(overview, await readOverview(inChunks(bytes, chunkBytes)), bytes))
    return `in chunks of ${chunkBytes} bytes the overview reads differently`
  return null
}

/** In a damaged gzip file the damage to the compressed data or that to the XML may be met first. */
function isSame<Result extends ReadResult | OverviewResult>(result: Result, again: Result, bytes: Uint8Array): boolean {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (isGzip && result.kind === 'failure' && again.kind === 'failure') return true
  return JSON.stringify(again) === JSON.stringify(result)
}

function checkFailure({ failure: { code, message } }: Extract<ReadResult, { kind: 'failure' }>): string | null {
  if (!/^[a-z][a-z-]+$/.test(code)) return `the code "${code}" is none`
  if (message.length < 20 || message.length > 2000) return `the message has ${message.length} characters`
  return null
}

function checkSet(set: LiveSet): string | null {
  const odd = oddValue(set, 'set', 0)
  if (odd !== null) return odd
  inspectSet(set)
  for (const track of set.tracks) {
    const clips = [...track.sessionClips.map((one) => one.clip), ...track.arrangementClips]
    for (const clip of clips) {
      if (clip.kind !== 'midi') continue
      const { notes } = clip
      if (notes.some((note, i) => i > 0 && note.startBeats < (notes[i - 1]?.startBeats ?? 0)))
        return 'notes are not sorted'
      const heard = oddValue(heardNotes(clip), 'heardNotes', 0)
      if (heard !== null) return heard
    }
  }
  return null
}

/** The path of a number that is not finite, of `undefined`, or of anything that JSON cannot hold. */
function oddValue(value: unknown, path: string, depth: number): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  if (depth > 1000) return `${path.slice(0, 80)}… is nested too deep`
  const isList = Array.isArray(value)
  for (const key in value) {
    const inside: unknown = Reflect.get(value, key)
    if (typeof inside === 'string' || inside === null || Number.isFinite(inside)) continue
    const found = oddValue(inside, `${path}.${isList ? '*' : key}`, depth + 1)
    if (found !== null) return found
  }
  return null
}

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
