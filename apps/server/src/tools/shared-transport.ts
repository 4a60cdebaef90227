import type {
  AuthInfo,
  JSONRPCMessage,
  JSONRPCRequest,
  MessageExtraInfo,
  Transport,
} from '@modelcontextprotocol/server'

export type Dispatch = { readonly authInfo: AuthInfo; readonly signal: AbortSignal }

/**
 * Many callers on one resident server: each request travels under an id of its own and its answer comes back to its
 * caller under the old one. A server per request would cost several times the call (docs/decisions/030).
 */
export class SharedTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: (message: JSONRPCMessage, extra?: MessageExtraInfo) => void
  #lastId = 0
  readonly #waiting = new Map<number, (answer: JSONRPCMessage) => void>()

  async start(): Promise<void> {}

  async close(): Promise<void> {
    this.#waiting.clear()
    this.onclose?.()
  }

  /** Answers and nothing else: a caller that wants progress holds a stream of its own. */
  async send(message: JSONRPCMessage): Promise<void> {
    if (!('id' in message) || 'method' in message) return
    const id = Number(message.id)
    this.#waiting.get(id)?.(message)
    this.#waiting.delete(id)
  }

  /** The answer to a request; `null` where the caller went away before it. */
  request(message: JSONRPCRequest, { authInfo, signal }: Dispatch): Promise<JSONRPCMessage | null> {
    const id = ++this.#lastId
    return new Promise((resolve) => {
      const cancel = () => {
        this.#waiting.delete(id)
        this.onmessage?.({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: id } }, { authInfo })
        resolve(null)
      }
      this.#waiting.set(id, (answer) => {
        signal.removeEventListener('abort', cancel)
        resolve({ ...answer, id: message.id })
      })
      signal.addEventListener('abort', cancel, { once: true })
      this.onmessage?.({ ...message, id }, { authInfo })
    })
  }
}
