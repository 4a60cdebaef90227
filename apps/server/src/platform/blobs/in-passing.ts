/**
 * The parts of a stream, each good until the next is asked for: then its memory is given back. A collection does so when
 * some sixty megabytes of parts have come.
 */
export async function* inPassing(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of source) {
    yield part
    giveBack(part)
  }
}

/** Only where nothing else lies in the same memory. */
function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 0) buffer.transfer(0)
}
