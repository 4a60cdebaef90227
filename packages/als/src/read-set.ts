import { inflate } from '#inflate'
import type { LiveSet } from './model/live-set.ts'
import { createSetReader } from './read/create-set-reader.ts'
import { ReadFailureError, type ReadFailure } from './read-failure.ts'
import { DEFAULT_LIMITS, type ReadLimits } from './read-limits.ts'
import { openSource, type SetSource } from './set-source.ts'
import { sniffFormat } from './sniff-format.ts'

export type ReadResult =
  | { readonly kind: 'set'; readonly set: LiveSet }
  | { readonly kind: 'failure'; readonly failure: ReadFailure }

export type ReadProgress = {
  readonly phase: 'reading' | 'done'
  /** Bytes of the file as it is stored, so compressed ones. */
  readonly bytesRead: number
  /** `null` where the source does not say how long it is. */
  readonly bytesTotal: number | null
}

export type ReadOptions = {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReadProgress) => void
  readonly limits?: Partial<ReadLimits>
}

/**
 * Reads a Live set (`.als`, Live 8 to 12, gzipped or plain XML) into the model.
 *
 * Never throws: a file that cannot be read is a result with a code of a closed list and a message for people.
 * Memory stays within a small multiple of the model; the XML is never held as a whole.
 *
 * @example
 * const result = await readSet(await readFile('song.als'))
 * if (result.kind === 'set') console.log(result.set.tempo.bpm, result.set.tracks.length)
 */
export async function readSet(source: SetSource, options: ReadOptions = {}): Promise<ReadResult> {
  try {
    return { kind: 'set', set: await readOrThrow(source, options) }
  } catch (error) {
    return { kind: 'failure', failure: toFailure(error, options.signal) }
  }
}

async function readOrThrow(source: SetSource, options: ReadOptions): Promise<LiveSet> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const { chunks, bytesTotal } = openSource(source)
  let bytesRead = 0
  const report = (phase: ReadProgress['phase']) => options.onProgress?.({ phase, bytesRead, bytesTotal })
  const counted = countBytes(chunks, (bytes) => {
    throwIfAborted(options.signal)
    bytesRead += bytes
    report('reading')
  })
  const { start, all } = await peek(counted)
  const format = sniffFormat(start)
  const reader = createSetReader(limits)
  let xmlBytes = 0
  for await (const chunk of format === 'gzip' ? inflate(all) : all) {
    throwIfAborted(options.signal)
    if (xmlBytes === 0 && format === 'gzip') checkInflated(chunk)
    xmlBytes += chunk.length
    checkSize(xmlBytes, bytesRead, limits)
    if (!reader.tokenizer.isComplete()) reader.tokenizer.feed(chunk)
  }
  reader.tokenizer.end()
  const set = reader.finish(xmlBytes)
  bytesRead = bytesTotal ?? bytesRead
  report('done')
  return set
}

async function* countBytes(chunks: AsyncIterable<Uint8Array>, count: (bytes: number) => void) {
  for await (const chunk of chunks) {
    count(chunk.length)
    yield chunk
  }
}

/** The first bytes of a source, enough to tell what it is, and the whole of it. */
async function peek(chunks: AsyncGenerator<Uint8Array>) {
  let start = new Uint8Array(0)
  while (start.length < 256) {
    const next = await chunks.next()
    if (next.done === true) break
    const joined = new Uint8Array(start.length + next.value.length)
    joined.set(start)
    joined.set(next.value, start.length)
    start = joined
  }
  async function* all() {
    if (start.length > 0) yield start
    yield* chunks
  }
  return { start, all: all() }
}

function checkInflated(chunk: Uint8Array) {
  const text = new TextDecoder('latin1').decode(chunk.subarray(0, 64))
  if (/^(?:\u00ef\u00bb\u00bf)?\s*</.test(text)) return
  throw new ReadFailureError(
    'gzip-of-something-else',
    'This is a gzip file, but what it holds is not XML, so it is not a Live set. Choose the .als file that Live saved.',
  )
}

function checkSize(xmlBytes: number, fileBytes: number, limits: ReadLimits) {
  if (xmlBytes > limits.xmlBytes) {
    throw new ReadFailureError(
      'too-large',
      `The file unpacks to more than ${limits.xmlBytes} bytes of XML (limit "xmlBytes"). Real sets stay under 100 MB. If it really is a set, split it in Live and read the parts.`,
    )
  }
  if (xmlBytes > EXPANSION_GRACE_BYTES && xmlBytes > fileBytes * limits.expansion) {
    throw new ReadFailureError(
      'too-large',
      `The file unpacks to more than ${limits.expansion} times its size (limit "expansion"): it looks made to fill memory, and Live's sets unpack to 8 to 23 times. Save the set again from Live and try that file.`,
    )
  }
}

function throwIfAborted(signal: AbortSignal | undefined) {
  if (signal?.aborted !== true) return
  throw new ReadFailureError('aborted', 'Reading was cancelled. Choose the file again to read it.')
}

function toFailure(error: unknown, signal: AbortSignal | undefined): ReadFailure {
  if (error instanceof ReadFailureError) return { code: error.code, message: error.message }
  if (signal?.aborted === true)
    return { code: 'aborted', message: 'Reading was cancelled. Choose the file again to read it.' }
  const reason = error instanceof Error ? error.message : String(error)
  if (isInflateError(error)) {
    return {
      code: 'broken-gzip',
      message: `The file starts like a compressed set, but its compressed data is damaged (${reason}). Copy it again from its source, or take a set from the project's Backup folder.`,
    }
  }
  return {
    code: 'unreadable-source',
    message: `The file could not be read to its end (${reason}). Check that it still is where it was and that you may open it.`,
  }
}

/** Node names zlib's errors `Z_…`; the web's decompressor throws a `TypeError`. */
function isInflateError(error: unknown): boolean {
  if (error instanceof TypeError) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

const EXPANSION_GRACE_BYTES = 64 * 1024 ** 2
