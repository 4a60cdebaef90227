import { Readable } from 'node:stream'
import { constants, createGunzip, gunzipSync, type ZlibOptions } from 'node:zlib'

/**
 * The content of a small gzip file, for which no other thread is worth its while; `null` where it unpacks to more than is held
 * at once. What follows the gzip member and what was cut off are taken as by `inflate`.
 */
export function inflateAtOnce(whole: Uint8Array): Uint8Array | null {
  try {
    const chunkSize = Math.min(CHUNK_BYTES, whole.length * EXPANSION + SMALLEST_SYNC_CHUNK_BYTES)
    const finishFlush = constants.Z_SYNC_FLUSH
    return gunzipSync(whole, { chunkSize, finishFlush, maxOutputLength: CHUNK_BYTES })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * The content of a gzip file, in chunks of up to 1 MiB.
 *
 * Node's decompressor works on another thread: it fills the next chunk while the last one is being read. A line end or zeros
 * after the gzip member are passed over, and a cut-off file ends without an error: the XML tells whether it was whole.
 */
export async function* inflate(
  chunks: AsyncIterable<Uint8Array>,
  bytesTotal: number | null = null,
): AsyncGenerator<Uint8Array> {
  const source = Readable.from(chunks, { objectMode: false })
  const gunzip = createGunzip(optionsFor(bytesTotal))
  source.once('error', (error) => gunzip.destroy(error))
  source.pipe(gunzip)
  try {
    for await (const chunk of gunzip) {
      yield chunk as Uint8Array
      giveBack(chunk as Uint8Array<ArrayBuffer>)
    }
  } finally {
    gunzip.destroy()
    source.destroy()
  }
}

/** Whether it is the file's data that the decompressor refused; anything else is no fault of the file. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

/**
 * Frees a chunk's memory at once: left to the garbage collector, tens of megabytes pile up before it acts. Only the last
 * piece of a buffer is given back, for the decompressor still fills the rest of the others. Node 20 cannot do it.
 */
function giveBack({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) {
  if (byteOffset + byteLength === buffer.byteLength && 'transfer' in buffer) buffer.transfer(0)
}

const CHUNK_BYTES = 1024 ** 2
const SMALLEST_SYNC_CHUNK_BYTES = 4096
const SMALLEST_CHUNK_BYTES = 64 * 1024
/** Of the file: the decompressor goes on by itself while what it gave out is being read. */
const READ_AHEAD_BYTES = 2 * 1024 ** 2
/** Sets unpack to 8 to 23 times their size. */
const EXPANSION = 16

/** A small file does not need a large chunk. */
function optionsFor(
  bytesTotal: number | null,
): ZlibOptions & { readableHighWaterMark: number; writableHighWaterMark: number } {
  const expected = (bytesTotal ?? CHUNK_BYTES) * EXPANSION
  const chunkSize = Math.min(CHUNK_BYTES, Math.max(SMALLEST_CHUNK_BYTES, expected))
  return {
    chunkSize,
    finishFlush: constants.Z_SYNC_FLUSH,
    readableHighWaterMark: 2 * chunkSize,
    writableHighWaterMark: READ_AHEAD_BYTES,
  }
}
