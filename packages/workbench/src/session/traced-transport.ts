import type { JSONRPCMessage, MessageExtraInfo, Transport } from '@modelcontextprotocol/client'
import type { HttpExchange } from './http-exchange.ts'

/** What passes between page and server: each message, and each request of HTTP by which it went. */
export type Passed =
  | { readonly kind: 'sent' | 'received'; readonly message: JSONRPCMessage }
  | ({ readonly kind: 'http' } & HttpExchange)

export type Tell = (passed: Passed) => void

/** The same transport, whose messages are told as they pass; the client is handed what `toClient` makes of those that come. */
export function tracedTransport(
  transport: Transport,
  tell: Tell,
  toClient: (message: JSONRPCMessage) => JSONRPCMessage = (message) => message,
): Transport {
  const send = transport.send.bind(transport)
  transport.send = (message, options) => {
    for (const one of [message].flat()) tell({ kind: 'sent', message: one })
    return send(message, options)
  }
  let handler: Transport['onmessage']
  const received = (message: JSONRPCMessage, extra?: MessageExtraInfo) => {
    tell({ kind: 'received', message })
    handler?.(toClient(message), extra)
  }
  Object.defineProperty(transport, 'onmessage', {
    get: () => (handler ? received : undefined),
    set: (next: Transport['onmessage']) => {
      handler = next
    },
  })
  return transport
}
