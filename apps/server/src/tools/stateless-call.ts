import { TOOLS } from '@kvint/mcp'
import type { classifyInboundRequest, JSONRPCRequest } from '@modelcontextprotocol/server'
import type { IncomingHttpHeaders } from 'node:http'
import { isRequest } from './rpc-message.ts'

/**
 * A call of an own tool by the 2026-07-28 protocol, if it is one that needs no stream and breaks no rule: it is answered at
 * once, at a fraction of what a server made for it costs. `null` leaves the request, and what is wrong with it, to the SDK.
 */
export function plainStatelessCall(route: Route, headers: IncomingHttpHeaders): JSONRPCRequest | null {
  if (route.kind !== 'modern' || route.messageKind !== 'request') return null
  const { message, classification } = route
  return isAnswerable(message, headers) && classification.revision === STATELESS ? message : null
}

/**
 * The same by hand, for an envelope without anything unusual: to classify a request costs the SDK half of what the whole
 * call costs us.
 */
export function commonStatelessCall(body: unknown, headers: IncomingHttpHeaders): JSONRPCRequest | null {
  return isRequest(body) &&
    Object.keys(body).every((name) => MESSAGE.has(name)) &&
    isAnswerable(body, headers) &&
    isCommonEnvelope(body.params?._meta)
    ? body
    : null
}

function isAnswerable({ method, params }: JSONRPCRequest, headers: IncomingHttpHeaders): boolean {
  return (
    method === 'tools/call' &&
    OWN_TOOLS.has(String(params?.['name'])) &&
    isObjectOrAbsent(params?.['arguments']) &&
    wantsNothingMore(params) &&
    headers['mcp-protocol-version'] === STATELESS &&
    headers['mcp-method'] === method &&
    headers['mcp-name'] === params?.['name'] &&
    String(headers.accept).includes('application/json')
  )
}

/** Version, name and version of the client, and what it can do in words of the protocol alone. */
function isCommonEnvelope(meta: Readonly<Record<string, unknown>> | undefined): boolean {
  if (!meta || Object.keys(meta).length !== 3) return false
  const client = meta['io.modelcontextprotocol/clientInfo']
  const able = meta['io.modelcontextprotocol/clientCapabilities']
  return (
    meta['io.modelcontextprotocol/protocolVersion'] === STATELESS &&
    isPlainObject(client) &&
    typeof client['name'] === 'string' &&
    typeof client['version'] === 'string' &&
    Object.entries(client).every(([name, value]) => CLIENT.has(name) && typeof value === 'string') &&
    isPlainObject(able) &&
    Object.entries(able).every(([name, ways]) => isOf(ways, COMMON_WAYS.get(name)))
  )
}

function isOf(ways: unknown, known: ReadonlySet<string> | undefined): boolean {
  return (
    known !== undefined &&
    isPlainObject(ways) &&
    Object.entries(ways).every(
      ([name, value]) => known.has(name) && isPlainObject(value) && Object.keys(value).length === 0,
    )
  )
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
  return value === undefined || isPlainObject(value)
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const STATELESS = '2026-07-28'
const PLAIN_PARAMS = new Set(['name', 'arguments', '_meta'])
const OWN_TOOLS = new Set(TOOLS.map(({ name }) => name))
const MESSAGE = new Set(['jsonrpc', 'id', 'method', 'params'])
const CLIENT = new Set(['name', 'version', 'title'])
const COMMON_WAYS = new Map([
  ['roots', new Set<string>()],
  ['sampling', new Set(['context', 'tools'])],
  ['elicitation', new Set(['form', 'url'])],
])
