import type { FastifyReply } from 'fastify'

/** Says that a call is not waited for any more. Nothing is made before it is asked for: most calls end without. */
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
  function abortUnanswered(): void {
    if (!raw.writableEnded) abort()
  }
  function watched(): AbortController {
    const made = new AbortController()
    controller = made
    if (raw.destroyed) abortUnanswered()
    else raw.once('close', abortUnanswered)
    if (isAborted) made.abort()
    return made
  }
  return {
    abort,
    get signal() {
      return (controller ?? watched()).signal
    },
  }
}
