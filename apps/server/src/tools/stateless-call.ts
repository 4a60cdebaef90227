import { TOOLS } from '@kvint/mcp'
import type { classifyInboundRequest, JSONRPCRequest } from '@modelcontextprotocol/server'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * A call of an own tool by the 2026-07-28 protocol, if it is one that needs no stream and breaks no rule: it is answered at
 * once, at a fraction of what a server made for it costs. `null` leaves the request, and what is wrong with it, to the SDK.
 */
export function plainStatelessCall(route: Route, headers: IncomingHttpHeaders): JSONRPCRequest | null {
  if (route.kind !== 'modern' || route.messageKind !== 'request') return null
  const { message, classification } = route
  const { params } = message
  const isAnswerable =
    message.method === 'tools/call' &&
    OWN_TOOLS.has(String(params?.['name'])) &&
    isObjectOrAbsent(params?.['arguments']) &&
    wantsNothingMore(params)
  const hasHeaders =
    headers['mcp-protocol-version'] === STATELESS &&
    headers['mcp-method'] === message.method &&
    headers['mcp-name'] === params?.['name'] &&
    String(headers.accept).includes('application/json')
  return isAnswerable && hasHeaders && classification.revision === STATELESS ? message : null
}

type Route = ReturnType<typeof classifyInboundRequest>

/** No progress and no log, which go along with the answer in a stream; no answers to questions that we never ask. */
function wantsNothingMore(params: JSONRPCRequest['params']): boolean {
  const meta = params?._meta
  return (
    meta?.progressToken === undefined &&
    meta?.['io.modelcontextprotocol/logLevel'] === undefined &&
    Object.keys(params ?? {}).every((name) => PLAIN_PARAMS.has(name))
  )
}

function isObjectOrAbsent(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value))
}

const STATELESS = '2026-07-28'
const PLAIN_PARAMS = new Set(['name', 'arguments', '_meta'])
const OWN_TOOLS = new Set(TOOLS.map(({ name }) => name))
