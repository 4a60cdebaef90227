export type RpcRequest = {
  readonly jsonrpc: '2.0'
  readonly id: string | number
  readonly method: string
  readonly params?: object
}

export function rpcRequest(id: string | number, method: string, params?: object): RpcRequest {
  return { jsonrpc: '2.0', id, method, ...(params && { params }) }
}

/** What a client says of itself when it begins. */
export function initializeParams(): object {
  return { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: CLIENT }
}

export const CLIENT = { name: 'kvint-web-client', version: '1.0.0' }

/** The protocol's default time for a request. */
export const REQUEST_TIMEOUT_MS = 60_000
