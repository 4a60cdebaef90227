import type { FastifyReply } from 'fastify'

/** Aborts when the client goes away before it was answered. */
export function cancelledByClosing({ raw }: FastifyReply): AbortController {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableEnded) controller.abort()
  })
  return controller
}
