/**
 * The parts of a stream, each of which comes in time once it is asked for. Who takes them may be as slow as she likes: only
 * waiting for the source counts. @throws TimeoutError
 */
export async function* inTime<Part>(source: AsyncIterable<Part>, longestMs: number): AsyncGenerator<Part> {
  const parts = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await soon(parts.next(), longestMs)
      if (next.done) return
      yield next.value
    }
  } finally {
    /** A source that hangs does not answer its farewell either. */
    void parts.return?.().catch(() => undefined)
  }
}

function soon<Value>(promise: Promise<Value>, longestMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(Object.assign(new Error(`Nothing came for ${longestMs} ms.`), { name: 'TimeoutError' }))
    }, longestMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
