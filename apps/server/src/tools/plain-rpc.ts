import { setImmediate } from 'node:timers/promises'
import { type JsonBytes, type ProjectLibrary, type ToolContext, answerCall, jsonBytes } from '@kvint/mcp'
import type { Implementation, JSONRPCRequest, McpServer } from '@modelcontextprotocol/server'
import type { Subject } from './access.ts'
import type { Cancellation } from './cancelled-by-closing.ts'
import { authInfoOf } from './make-server.ts'
import { RPC_CODES, rpcError } from './rpc-error.ts'
import { isAnswer, isNotification, isRequest } from './rpc-message.ts'
import { SharedTransport } from './shared-transport.ts'

export type Caller = {
  readonly subject: Subject
  readonly cancellation: Cancellation
  /** A call of the 2026-07-28 protocol: its answer names this server. */
  readonly servedBy?: Implementation
}

export type PlainAnswer = { readonly status: number; readonly json: JsonBytes | null }

/** JSON-RPC without sessions or streams: one POST, one JSON answer, whatever the Accept header says. */
export type PlainRpc = {
  readonly answer: (body: unknown, caller: Caller) => Promise<PlainAnswer>
  /** The answer to one request. */
  readonly request: (message: JSONRPCRequest, caller: Caller) => Promise<JsonBytes>
  readonly close: () => Promise<void>
}

export type PlainRpcOptions = {
  readonly make: () => McpServer
  readonly libraryFor: (subject: Subject) => ProjectLibrary
  readonly onError: (error: unknown) => void
}

export async function plainRpc({ make, libraryFor, onError }: PlainRpcOptions): Promise<PlainRpc> {
  const transport = new SharedTransport()
  const server = make()
  await server.connect(transport)

  async function request(message: JSONRPCRequest, caller: Caller): Promise<JsonBytes> {
    try {
      return await ((message.method === 'tools/call' ? quickCall(message, caller) : null) ?? answered(message, caller))
    } catch (error) {
      if (!caller.cancellation.signal.aborted) onError(error)
      return jsonBytes(JSON.stringify(gone(message)))
    }
  }

  /** Own tools need no server between them and the wire. `null` where the name is none of them. */
  function quickCall(message: JSONRPCRequest, { subject, cancellation, servedBy }: Caller): Promise<JsonBytes> | null {
    return answerCall(message, new QuickContext(libraryFor(subject), cancellation), { onError, servedBy })
  }

  async function answered(message: JSONRPCRequest, caller: Caller): Promise<JsonBytes> {
    const dispatch = { authInfo: authInfoOf(caller.subject), signal: caller.cancellation.signal }
    const answer = message.method === 'initialize' ? handshake(message) : transport.request(message, dispatch)
    return jsonBytes(JSON.stringify((await answer) ?? gone(message)))

    /** A handshake marks the server that answers it, so it gets one of its own. */
    async function handshake(initialize: JSONRPCRequest) {
      const [greeter, own] = [make(), new SharedTransport()]
      await greeter.connect(own)
      const greeting = await own.request(initialize, dispatch)
      await greeter.close()
      return greeting
    }
  }

  function one(message: unknown, caller: Caller): Promise<JsonBytes> | JsonBytes | null {
    if (isRequest(message)) return request(message, caller)
    return isNotification(message) || isAnswer(message) ? null : INVALID
  }

  return {
    answer: async (body, caller) => {
      if (!Array.isArray(body)) {
        const json = await one(body, caller)
        return { status: json === null ? 202 : json === INVALID ? 400 : 200, json }
      }
      if (body.length === 0 || body.length > MAX_BATCH) return { status: 400, json: BAD_BATCH }
      const answers: JsonBytes[] = []
      // One after the other, with a turn for others between: a batch is no way to take them all.
      for (const message of body) {
        const json = await one(message, caller)
        if (json !== null) answers.push(json)
        await setImmediate()
      }
      return answers.length === 0
        ? { status: 202, json: null }
        : { status: 200, json: `[${answers.join(',')}]` as JsonBytes }
    },
    request,
    close: () => server.close(),
  }
}

function gone({ id }: JSONRPCRequest) {
  return rpcError(RPC_CODES.connectionClosed, 'The connection was closed before the answer.', id)
}

/** Makes a signal for a tool that asks for it: most do not. */
class QuickContext implements ToolContext {
  readonly library: ProjectLibrary
  readonly #cancellation: Cancellation

  constructor(library: ProjectLibrary, cancellation: Cancellation) {
    this.library = library
    this.#cancellation = cancellation
  }

  get signal(): AbortSignal {
    return this.#cancellation.signal
  }

  /** Who waits for one answer has no ear for it. */
  get progress(): ToolContext['progress'] {
    return untold
  }
}

function untold(): void {}

const MAX_BATCH = 20
const INVALID = jsonBytes(
  JSON.stringify(
    rpcError(
      RPC_CODES.invalidRequest,
      'This is not a JSON-RPC 2.0 message: it needs jsonrpc "2.0", a method and an id.',
    ),
  ),
)
const BAD_BATCH = jsonBytes(
  JSON.stringify(rpcError(RPC_CODES.invalidRequest, `A batch holds 1 to ${MAX_BATCH} messages.`)),
)
