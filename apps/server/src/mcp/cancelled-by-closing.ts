import type { FastifyReply } from 'fastify'

/** Says that a call is not waited for any more. The signal is made when it is asked for: most calls end before. */
export type Cancellation = {
  readonly signal: AbortSignal
  readonly abort: () => void
}

/** Aborts when the client goes away before it was answered. */
export function cancelledByClosing({ raw }: FastifyReply): Cancellation {
  let controller: AbortController | undefined
  let isAborted = false
  function abort(): void {
    isAborted = true
    controller?.abort()
  }
  raw.on('close', () => {
    if (!raw.writableEnded) abort()
  })
  return {
    abort,
    get signal() {
      controller ??= new AbortController()
      if (isAborted) controller.abort()
      return controller.signal
    },
  }
}
