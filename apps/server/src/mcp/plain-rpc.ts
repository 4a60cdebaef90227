import {
  type JSONRPCMessage,
  type JSONRPCRequest,
  type McpServer,
  isJSONRPCRequest,
  isJSONRPCNotification,
  isJSONRPCResponse,
} from '@modelcontextprotocol/server'
import { RPC_CODES, rpcError } from './rpc-error.ts'
import { type Dispatch, SharedTransport } from './shared-transport.ts'

export type PlainAnswer = { readonly status: number; readonly body: unknown }

/** JSON-RPC without sessions or streams: one POST, one JSON answer, whatever the Accept header says. */
export type PlainRpc = {
  readonly answer: (body: unknown, dispatch: Dispatch) => Promise<PlainAnswer>
  readonly request: (message: JSONRPCRequest, dispatch: Dispatch) => Promise<JSONRPCMessage | null>
  readonly close: () => Promise<void>
}

export async function plainRpc(makeServer: () => McpServer): Promise<PlainRpc> {
  const transport = new SharedTransport()
  const server = makeServer()
  await server.connect(transport)

  /** A handshake marks the server that answers it, so it gets one of its own. */
  async function handshake(message: JSONRPCRequest, dispatch: Dispatch): Promise<JSONRPCMessage | null> {
    const own = new SharedTransport()
    const greeter = makeServer()
    await greeter.connect(own)
    const answer = await own.request(message, dispatch)
    await greeter.close()
    return answer
  }

  async function one(message: unknown, dispatch: Dispatch): Promise<unknown> {
    if (isJSONRPCRequest(message)) {
      const answer =
        message.method === 'initialize' ? handshake(message, dispatch) : transport.request(message, dispatch)
      return (
        (await answer) ??
        rpcError(RPC_CODES.connectionClosed, 'The connection was closed before the answer.', message.id)
      )
    }
    if (isJSONRPCNotification(message) || isJSONRPCResponse(message)) return null
    return rpcError(
      RPC_CODES.invalidRequest,
      'This is no JSON-RPC 2.0 message: it needs jsonrpc "2.0", a method and an id.',
    )
  }

  return {
    answer: async (body, dispatch) => {
      if (!Array.isArray(body)) {
        const answer = await one(body, dispatch)
        return answer === null ? ACCEPTED : { status: isInvalid(answer) ? 400 : 200, body: answer }
      }
      if (body.length === 0 || body.length > MAX_BATCH) {
        return { status: 400, body: rpcError(RPC_CODES.invalidRequest, `A batch holds 1 to ${MAX_BATCH} messages.`) }
      }
      const answers = (await Promise.all(body.map((message) => one(message, dispatch)))).filter(
        (answer) => answer !== null,
      )
      return answers.length === 0 ? ACCEPTED : { status: 200, body: answers }
    },
    request: (message, dispatch) => transport.request(message, dispatch),
    close: () => server.close(),
  }
}

function isInvalid(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'id' in answer && answer.id === null
}

const ACCEPTED: PlainAnswer = { status: 202, body: null }
const MAX_BATCH = 50
