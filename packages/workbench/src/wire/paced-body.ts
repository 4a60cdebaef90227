import { breather } from './breather.ts'

/**
 * The same bytes in small pieces, the next only when the one before has been worked through, with frames in between: for
 * a reader that handles whatever it is given in one go.
 */
export function pacedBody(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const breathe = breather()
  let rest = new Uint8Array()
  return new ReadableStream(
    {
      pull: async (controller) => {
        await breathe()
        while (rest.length === 0) {
          const { done, value } = await reader.read()
          if (done) return controller.close()
          rest = new Uint8Array(value)
        }
        controller.enqueue(rest.subarray(0, PIECE))
        rest = rest.subarray(PIECE)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/** Some ten messages. */
const PIECE = 4096
