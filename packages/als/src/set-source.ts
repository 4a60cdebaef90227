/** Where the bytes of a file come from: all at once, a `File`, a stream, or any source of chunks. */
export type SetSource = Uint8Array | ArrayBuffer | Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

export type OpenedSource = {
  /** All of it, where it is there at once. */
  readonly bytes: Uint8Array | null
  readonly chunks: AsyncIterable<Uint8Array>
  readonly bytesTotal: number | null
}

export function openSource(source: SetSource): OpenedSource {
  if (source instanceof Uint8Array) return openBytes(source)
  if (source instanceof ArrayBuffer) return openBytes(new Uint8Array(source))
  if (source instanceof Blob) return { bytes: null, chunks: readStream(source.stream()), bytesTotal: source.size }
  if (source instanceof ReadableStream) return { bytes: null, chunks: readStream(source), bytesTotal: null }
  return { bytes: null, chunks: source, bytesTotal: null }
}

function openBytes(bytes: Uint8Array): OpenedSource {
  return { bytes, chunks: slices(bytes), bytesTotal: bytes.length }
}

/**
 * In quarters, or in pieces of 1 MiB, so that progress and cancelling have somewhere to happen. Not smaller: after each
 * piece a decompressor on another thread waits until this one has time to hand it the next.
 */
async function* slices(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = Math.min(LARGEST_SLICE_BYTES, Math.max(SMALLEST_SLICE_BYTES, Math.ceil(bytes.length / 4)))
  for (let start = 0; start < bytes.length; start += size) {
    if (start > 0 && size === LARGEST_SLICE_BYTES) await nextTurn()
    yield bytes.subarray(start, start + size)
  }
}

/** Not every browser lets `for await` read a stream. */
async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  inUse.add(reader)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    inUse.delete(reader)
    await reader.cancel().catch(() => undefined)
  }
}

/** Chromium clears a stream that nothing holds away, even while its next bytes are waited for: they would never come. */
const inUse = new Set<ReadableStreamDefaultReader<Uint8Array>>()

/** Lets messages, such as "cancel", come in. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

const SMALLEST_SLICE_BYTES = 64 * 1024
const LARGEST_SLICE_BYTES = 1024 ** 2
