import type { FetchLike, JSONRPCMessage, MessageExtraInfo, Transport } from '@modelcontextprotocol/client'

/** What passes between page and server: each message, and each request of HTTP by which it went. */
export type Passed =
  | { readonly kind: 'sent' | 'received'; readonly message: JSONRPCMessage }
  | {
      readonly kind: 'http'
      readonly method: string
      readonly address: string
      readonly status: number | null
      readonly durationMs: number
      readonly why?: string
      /** Of a request for tokens, what it offered for them. */
      readonly grant?: string
    }

export type Tell = (passed: Passed) => void

/** The same transport, whose messages are told of as they pass. */
export function tracedTransport(transport: Transport, tell: Tell): Transport {
  const send = transport.send.bind(transport)
  transport.send = (message, options) => {
    for (const one of [message].flat()) tell({ kind: 'sent', message: one })
    return send(message, options)
  }
  let handler: Transport['onmessage']
  const received = (message: JSONRPCMessage, extra?: MessageExtraInfo) => {
    tell({ kind: 'received', message })
    handler?.(message, extra)
  }
  Object.defineProperty(transport, 'onmessage', {
    get: () => (handler ? received : undefined),
    set: (next: Transport['onmessage']) => {
      handler = next
    },
  })
  return transport
}

/** `fetch` that tells of each request when its head has come. Queries stay out: they may carry secrets. */
export function tracedFetch(tell: Tell): FetchLike {
  return async (url, init) => {
    const { origin, pathname } = new URL(url)
    const grant = init?.body instanceof URLSearchParams ? init.body.get('grant_type') : null
    const about = {
      kind: 'http',
      method: init?.method ?? 'GET',
      address: origin + pathname,
      ...(grant !== null && { grant }),
    } as const
    const startMs = performance.now()
    const durationMs = () => Math.round(performance.now() - startMs)
    try {
      const response = await fetch(url, init)
      tell({ ...about, status: response.status, durationMs: durationMs() })
      return response
    } catch (error) {
      if (init?.signal?.aborted !== true) tell({ ...about, status: null, durationMs: durationMs(), why: String(error) })
      throw error
    }
  }
}
