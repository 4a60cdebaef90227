import type { FastifyBaseLogger } from 'fastify'
import { AuthError } from './http/auth-error.ts'

/** Work that an answer must not wait for, because how long it takes would tell whether there is an account. */
export type Later = {
  /** Puts work behind the answers. It is done one after another; what fails is logged and counted. */
  put(work: () => Promise<void>): void
  /** Resolves once nothing waits. */
  settled(): Promise<void>
  /** What was not done since the start: it failed, or found the queue full. */
  readonly lost: { readonly failed: number; readonly dropped: number }
}

/**
 * A queue in this process. Work that waits when a process is killed is lost: it is a mail that was asked for, and she asks again.
 * Beyond `MOST_WAITING` the newest is dropped, so that a flood of requests costs no memory. A refusal (`AuthError` below 500)
 * ends its work in silence: to tell it would tell whether there is an account.
 * @example
 * later.put(async () => sendLink(await findUser(email)))
 */
export function openLater(log: FastifyBaseLogger): Later {
  const lost = { failed: 0, dropped: 0 }
  let waiting = 0
  let last: Promise<void> = Promise.resolve()

  function noteFailure(error: unknown): void {
    if (error instanceof AuthError && error.status < 500) return
    lost.failed += 1
    log.error({ err: error, ...lost }, 'hosted: work behind an answer has failed')
  }

  return {
    lost,
    put(work) {
      if (waiting >= MOST_WAITING) {
        lost.dropped += 1
        log.warn(lost, 'hosted: mails are asked for faster than they can be made')
        return
      }
      waiting += 1
      last = last
        .then(answerLeaves)
        .then(work)
        .catch(noteFailure)
        .finally(() => (waiting -= 1))
    },
    async settled() {
      let seen: Promise<void>
      do {
        seen = last
        await seen
      } while (seen !== last)
    },
  }
}

const MOST_WAITING = 1000

/** An answer is written in the turn of the event loop that ends its handler. */
function answerLeaves(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
