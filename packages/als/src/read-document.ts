import { inflate, inflateAtOnce, isDamage } from '#inflate'
import { joinBytes } from './join-bytes.ts'
import { ReadFailureError } from './read-failure.ts'
import { DEFAULT_LIMITS, type ReadLimits } from './read-limits.ts'
import { plainBytes } from './plain-bytes.ts'
import { giveBackWorkspace, lendWorkspace, type Workspace } from './read/workspace.ts'
import { openSource, type SetSource } from './set-source.ts'
import { checkInflated, sniffFormat, SNIFFED_BYTES } from './sniff-format.ts'
import type { XmlTokenizer } from './xml/tokenize-xml.ts'

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
  /** Tells Live Clips (`.alc`) from sets, which no byte in them does; taken from a `File` by itself. */
  readonly fileName?: string
}

/** Reads a kind of document while its XML comes in. */
export type DocumentReader<Model> = {
  readonly tokenizer: XmlTokenizer
  /** The result; only once the document has ended. */
  readonly finish: (xmlBytes: number) => Model
}

/** Brings a document from its source through decompression to a reader; throws a `ReadFailureError`. */
export async function readDocument<Model>(
  source: SetSource,
  options: ReadOptions,
  createReader: (limits: ReadLimits, workspace: Workspace) => DocumentReader<Model>,
): Promise<Model> {
  const limits = options.limits === undefined ? DEFAULT_LIMITS : { ...DEFAULT_LIMITS, ...options.limits }
  const { bytes, chunks, bytesTotal } = openSource(source)
  let bytesRead = 0
  let xmlBytes = 0
  const { start, all } = isSmall(bytes) ? await takeAtOnce(bytes, take) : await peek(takeChunks(chunks, take))
  const format = sniffFormat(start)
  const workspace = lendWorkspace(limits)
  const reader = createReader(limits, workspace)
  const content = isSmall(bytes) ? (format === 'gzip' ? unpackAtOnce(bytes) : bytes) : null
  if (content !== null) feed(content)
  else for await (const chunk of format === 'gzip' ? inflated(all, bytesTotal) : all) feed(chunk)
  if (xmlBytes === 0) throw new ReadFailureError('truncated', NOTHING_INSIDE)
  reader.tokenizer.end()
  const model = reader.finish(xmlBytes)
  giveBackWorkspace(workspace)
  report('done')
  return model

  function take(count: number) {
    throwIfAborted(options.signal)
    bytesRead += count
    report('reading')
  }

  function feed(chunk: Uint8Array) {
    throwIfAborted(options.signal)
    if (chunk.length > 0 && xmlBytes === 0 && format === 'gzip') checkInflated(chunk)
    xmlBytes += chunk.length
    checkSize(xmlBytes, bytesRead, limits)
    if (!reader.tokenizer.isComplete()) reader.tokenizer.feed(plainBytes(chunk))
  }

  function report(phase: ReadProgress['phase']) {
    options.onProgress?.({ phase, bytesRead, bytesTotal })
  }
}

/** Unpacking and reading so much takes a few milliseconds: there is nothing to wait for, nor to cancel. */
function isSmall(bytes: Uint8Array | null): bytes is Uint8Array {
  return bytes !== null && bytes.length > 0 && bytes.length <= SMALL_BYTES
}

/** In a turn of its own, as a source of chunks would hand them over. */
async function takeAtOnce(bytes: Uint8Array, count: (bytes: number) => void) {
  await Promise.resolve()
  count(bytes.length)
  return { start: bytes, all: only(bytes) }
}

async function* only(bytes: Uint8Array) {
  yield bytes
}

function unpackAtOnce(bytes: Uint8Array): Uint8Array | null {
  try {
    return inflateAtOnce(bytes)
  } catch (error) {
    throw brokenGzip(error)
  }
}

async function* takeChunks(chunks: AsyncIterable<Uint8Array>, count: (bytes: number) => void) {
  const iterator = chunks[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw unreadableSource(error)
      })
      if (next.done === true) return
      count(next.value.length)
      yield next.value
    }
  } finally {
    await iterator.return?.()
  }
}

async function* inflated(chunks: AsyncIterable<Uint8Array>, bytesTotal: number | null) {
  try {
    yield* inflate(chunks, bytesTotal)
  } catch (error) {
    throw brokenGzip(error)
  }
}

/** The first bytes of a source, enough to tell what it is, and the whole of it. */
async function peek(chunks: AsyncGenerator<Uint8Array>) {
  let start = new Uint8Array(0)
  while (start.length < SNIFFED_BYTES) {
    const next = await chunks.next()
    if (next.done === true) break
    start = joinBytes(start, next.value)
  }
  async function* all() {
    if (start.length > 0) yield start
    yield* chunks
  }
  return { start, all: all() }
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

function unreadableSource(error: unknown) {
  if (error instanceof ReadFailureError) return error
  return new ReadFailureError(
    'unreadable-source',
    `The file could not be read to its end (${reasonOf(error)}). Check that it still is where it was and that you may open it.`,
  )
}

function brokenGzip(error: unknown) {
  if (!isDamage(error)) return error
  return new ReadFailureError(
    'broken-gzip',
    `The file starts like a compressed set, but its compressed data is damaged (${reasonOf(error)}). Copy it again from its source, or take a set from the project's Backup folder.`,
  )
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const SMALL_BYTES = 64 * 1024
const EXPANSION_GRACE_BYTES = 64 * 1024 ** 2
const NOTHING_INSIDE =
  "The file starts like a compressed set, but nothing is in it: it was cut off, perhaps by an unfinished download or copy. Copy it again from its source, or take a set from the project's Backup folder."
