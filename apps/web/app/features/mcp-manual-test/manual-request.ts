import { rpcRequest, initializeParams } from '../mcp/wire/rpc-request.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Scheme = 'Bearer' | 'Token' | 'Basic'

export type ManualRequest = {
  readonly path: string
  readonly method: Method
  readonly isAuthenticated: boolean
  readonly scheme: Scheme
  readonly body: string
}

export const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE']
export const SCHEMES: readonly Scheme[] = ['Bearer', 'Token', 'Basic']

const TOOLS_LIST = JSON.stringify(rpcRequest(1, 'tools/list', {}), null, 2)

export const FIRST_REQUEST: ManualRequest = {
  path: '/mcp',
  method: 'POST',
  isAuthenticated: true,
  scheme: 'Bearer',
  body: TOOLS_LIST,
}

/** What the quick examples put into the form. */
export const EXAMPLES = {
  initialize: {
    path: '/mcp',
    method: 'POST',
    body: JSON.stringify(rpcRequest(1, 'initialize', initializeParams()), null, 2),
  },
  tools: { path: '/mcp', method: 'POST', body: TOOLS_LIST },
  local: { path: '/mcp/local/tools', method: 'GET' },
  health: { path: '/health', method: 'GET' },
} as const satisfies Record<string, Partial<ManualRequest>>
