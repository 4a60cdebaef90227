import type { FastifyReply } from 'fastify'

/** Says that a call is not waited for any more. Nothing is made before it is asked for: most calls end without. */
export type Cancellation = {
  readonly signal: AbortSignal
  readonly abort: () => void
}

/** Aborts when the client goes away before it was answered. */
export function cancelledByClosing({ raw }: FastifyReply): Cancellation {
  return new CancelledByClosing(raw)
}

/** A class, as each call makes one: its methods are there already. */
class CancelledByClosing implements Cancellation {
  readonly #raw: FastifyReply['raw']
  #controller: AbortController | undefined
  #isAborted = false

  constructor(raw: FastifyReply['raw']) {
    this.#raw = raw
  }

  get signal(): AbortSignal {
    return (this.#controller ?? this.#watch()).signal
  }

  abort(): void {
    this.#isAborted = true
    this.#controller?.abort()
  }

  #watch(): AbortController {
    const controller = new AbortController()
    this.#controller = controller
    const abortUnanswered = () => {
      if (!this.#raw.writableEnded) this.abort()
    }
    if (this.#raw.destroyed) abortUnanswered()
    else this.#raw.once('close', abortUnanswered)
    if (this.#isAborted) controller.abort()
    return controller
  }
}
