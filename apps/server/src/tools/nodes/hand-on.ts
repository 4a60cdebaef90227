import { PassThrough, type Readable } from 'node:stream'
import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { subjectOf } from '../guard-caller.ts'
import { RPC_CODES, rpcError } from '../rpc-error.ts'
import type { SessionDirectory } from './session-directory.ts'

/**
 * Hands a request for a session that another process holds on to it, and its answer or stream back. `false` where
 * no one holds it: the caller answers 404, and the client opens a new one. The holder checks the token again.
 */
export type HandOn = (id: string, request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

export async function handOnBetweenNodes(
  app: FastifyInstance,
  directory: SessionDirectory,
  sendGone: (reply: FastifyReply) => FastifyReply,
  /** Told of a stream that broke on its way through here. */
  onBroken: () => void = () => undefined,
): Promise<HandOn> {
  await app.register(replyFrom, {
    disableRequestLogging: true,
    disableCache: true,
    undici: { connectTimeout: CONNECT_MS, headersTimeout: ANSWER_MS, bodyTimeout: 0 },
  })
  const relayed = new Map<PassThrough, Readable>()
  /** A stream that another process holds has no end of its own here: who listens opens it again elsewhere. */
  app.addHook('preClose', (done) => {
    for (const [here, there] of relayed) {
      there.unpipe(here)
      here.end()
    }
    done()
  })
  const relay = (there: Readable, reply: FastifyReply): void => {
    const here = new PassThrough()
    relayed.set(here, there)
    there.on('error', (error) => here.destroy(error))
    here.on('error', () => onBroken())
    here.once('close', () => {
      relayed.delete(here)
      there.destroy()
    })
    void reply.send(there.pipe(here))
  }
  return async (id, request, reply) => {
    if (request.headers[HANDED_ON] !== undefined) return false
    const holder = await directory.holderOf(id, subjectOf(request).id)
    if (holder === null) return false
    reply.from(`${holder}${request.url}`, {
      rewriteRequestHeaders: ({ headers, ip }, own) => ({
        ...own,
        host: headers.host,
        'x-forwarded-for': ip,
        [HANDED_ON]: '1',
      }),
      onResponse: (_request, _answer, { stream }) => relay(stream, reply),
      onError: (failed, { error }) => {
        if (isUnreachable(error)) {
          void directory.remove(id)
          sendGone(reply)
        } else void failed.status(502).send(rpcError(RPC_CODES.internal, SILENT))
      },
    })
    return true
  }
}

function isUnreachable({ cause }: Error): boolean {
  return cause instanceof Error && 'code' in cause && UNREACHABLE.has(String(cause.code))
}

/** The holder has died, or its machine is gone. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])
const SILENT = 'The server that holds this session did not answer. Send the request again.'
/** A request goes on once at most, whatever the directory says. */
const HANDED_ON = 'x-kvint-handed-on'
const CONNECT_MS = 2000
/** A tool that reads a large set may take its time before the first byte. */
const ANSWER_MS = 120_000
