/** Where the bytes of a file come from: all at once, a `File`, a stream, or any source of chunks. */
export type SetSource = Uint8Array | ArrayBuffer | Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

export type OpenedSource = {
  readonly chunks: AsyncIterable<Uint8Array>
  readonly bytesTotal: number | null
}

export function openSource(source: SetSource): OpenedSource {
  if (source instanceof Uint8Array) return { chunks: slices(source), bytesTotal: source.length }
  if (source instanceof ArrayBuffer) return { chunks: slices(new Uint8Array(source)), bytesTotal: source.byteLength }
  if (source instanceof Blob) return { chunks: readStream(source.stream()), bytesTotal: source.size }
  if (source instanceof ReadableStream) return { chunks: readStream(source), bytesTotal: null }
  return { chunks: source, bytesTotal: null }
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
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Lets messages, such as "cancel", come in. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

const SMALLEST_SLICE_BYTES = 64 * 1024
const LARGEST_SLICE_BYTES = 1024 ** 2
