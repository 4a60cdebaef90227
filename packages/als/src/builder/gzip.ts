/** The text compressed as Live does it, piece by piece. */
export async function gzip(texts: Iterable<string>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(gzipStream(texts)).arrayBuffer())
}

/** The same as a stream: each piece is asked for when the one before is on its way. */
export function gzipStream(texts: Iterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return utf8Stream(texts).pipeThrough(new CompressionStream('gzip'))
}

export function utf8Stream(texts: Iterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = texts[Symbol.iterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      const next = pieces.next()
      if (next.done === true) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
  })
}
