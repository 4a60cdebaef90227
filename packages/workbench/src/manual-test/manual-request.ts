import { addressOn, type Target } from '../target/target.ts'
import { rpcRequest, initializeParams } from '../wire/rpc-request.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Scheme = 'Bearer' | 'Token' | 'Basic'

export type ManualRequest = {
  readonly path: string
  readonly method: Method
  readonly isAuthenticated: boolean
  readonly scheme: Scheme
  readonly body: string
  /** More lines of the head, each `Name: value`. */
  readonly headers: string
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
  headers: '',
}

/** The same paths where the server of others has them. */
export function onTarget<Some extends Partial<ManualRequest>>(target: Target, request: Some): Some {
  if (target.kind === 'own' || request.path === undefined) return request
  const { pathname, search } = addressOn(target, request.path, '')
  return { ...request, path: pathname + search }
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
