import { joinBytes } from '../join-bytes.ts'

/** Browsers unpack nothing at once. */
export function inflateAtOnce(_whole: Uint8Array): Uint8Array | null {
  return null
}

/**
 * The content of a gzip file, in chunks, by the web's own decompressor.
 *
 * `DecompressionStream` refuses bytes after the gzip member and, when it refuses, drops what it has not yet handed
 * over. So the last bytes go in one at a time: a write is taken up only after all earlier output was read, nothing is
 * lost, and a refusal among them only means that the member has ended (or was cut off: the XML tells).
 */
export async function* inflate(
  chunks: AsyncIterable<Uint8Array>,
  _bytesTotal: number | null = null,
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream('gzip')
  const reader = readable.getReader()
  const feeding = feed(chunks, writable.getWriter())
  try {
    for (;;) {
      const result = await reader.read().catch((error: unknown) => ({ error }))
      if ('error' in result) {
        const outcome = await feeding
        if (outcome.kind === 'fed') return
        throw outcome.error
      }
      if (result.done) break
      yield result.value
    }
    await feeding
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Whether it is the file's data that the decompressor refused: browsers say so by a `TypeError` (Compression Streams, 4). */
export function isDamage(error: unknown): boolean {
  return error instanceof TypeError
}

type FeedOutcome = { kind: 'fed' } | { kind: 'failed'; error: unknown }

async function feed(
  chunks: AsyncIterable<Uint8Array>,
  writer: WritableStreamDefaultWriter<BufferSource>,
): Promise<FeedOutcome> {
  let tail = new Uint8Array(0)
  try {
    for await (const chunk of chunks) {
      const joined = joinBytes(tail, chunk)
      const split = Math.max(0, joined.length - TAIL_BYTES)
      for (let from = 0; from < split; from += WRITE_BYTES) {
        await writer.write(joined.subarray(from, Math.min(split, from + WRITE_BYTES)))
      }
      tail = joined.slice(split)
    }
  } catch (error) {
    await writer.abort(error).catch(() => undefined)
    return { kind: 'failed', error }
  }
  try {
    for (const byte of tail) await writer.write(new Uint8Array([byte]))
    await writer.close()
  } catch {
    // The member has ended before the file did.
  }
  return { kind: 'fed' }
}

const TAIL_BYTES = 64

/** Chromium inflates a write whole before anything is read of it: at deflate's most, 1032 times, this makes 17 MB. */
const WRITE_BYTES = 16_384
