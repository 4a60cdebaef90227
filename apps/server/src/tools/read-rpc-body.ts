import { parseJson } from '@kvint/hosted'
import type { FastifyError, FastifyInstance } from 'fastify'
import { RPC_CODES, sendRpcError } from './rpc-error.ts'

/** JSON bodies up to 256 KiB; what is no JSON, too long or of another kind is answered as JSON-RPC says it. */
export function readRpcBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    /^application\/([\w.-]+\+)?json\b/i,
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body: string, done) => {
      try {
        done(null, parseJson(body))
      } catch (error) {
        const { message } = error as Error
        const why = message.startsWith('More than') ? `${message}.` : 'The body is not JSON.'
        done(Object.assign(new Error(why), { statusCode: 400, code: NO_JSON }))
      }
    },
  )
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (error.code === NO_JSON)
      return sendRpcError(reply, 400, RPC_CODES.parse, `${error.message} Send one JSON-RPC 2.0 message.`)
    if (status === 413)
      return sendRpcError(
        reply,
        413,
        RPC_CODES.invalidRequest,
        'The body is over 256 KiB. Upload sets on the site instead.',
      )
    if (status === 415)
      return sendRpcError(reply, 415, RPC_CODES.invalidRequest, 'Send the message with Content-Type application/json.')
    if (status < 500) return sendRpcError(reply, status, RPC_CODES.invalidRequest, error.message)
    request.log.error(error)
    return sendRpcError(reply, 500, RPC_CODES.internal, 'Something failed on our side. Try again.')
  })
}

const MAX_BODY_BYTES = 256 * 1024
const NO_JSON = 'KVINT_NO_JSON'
