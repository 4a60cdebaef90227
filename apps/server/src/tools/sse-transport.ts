import type { ServerResponse } from 'node:http'
import type { AuthInfo, JSONRPCMessage, MessageExtraInfo, Transport } from '@modelcontextprotocol/server'

/** The HTTP+SSE transport of 2024-11-05: the stream carries what the server says, POSTs what the client says. */
export class SseTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: (message: JSONRPCMessage, extra?: MessageExtraInfo) => void
  readonly sessionId: string
  readonly #response: ServerResponse
  readonly #keepAlive: NodeJS.Timeout

  constructor(response: ServerResponse, sessionId: string, keepAliveMs: number) {
    this.sessionId = sessionId
    this.#response = response
    this.#keepAlive = setInterval(() => response.write(': keep-alive\n\n'), keepAliveMs)
    response.once('close', () => this.#end())
  }

  async start(): Promise<void> {
    this.#response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      connection: 'keep-alive',
    })
    this.#event('endpoint', `/mcp/messages?sessionId=${this.sessionId}`)
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#event('message', JSON.stringify(message))
  }

  async close(): Promise<void> {
    this.#response.end()
    this.#end()
  }

  /** A message that the client posted for this stream. */
  receive(message: JSONRPCMessage, authInfo: AuthInfo): void {
    this.onmessage?.(message, { authInfo })
  }

  #event(name: string, data: string): void {
    if (!this.#response.writableEnded) this.#response.write(`event: ${name}\ndata: ${data}\n\n`)
  }

  #end(): void {
    clearInterval(this.#keepAlive)
    this.onclose?.()
    delete this.onclose
  }
}
