import { networkOf } from '@kvint/hosted'
import { requiredScopes } from '@kvint/mcp'
import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Access, type Challenge, type Subject, VISITOR } from './access.ts'
import type { McpRouteOptions } from './mcp-options.ts'
import { metadataAddress } from './protected-resource-routes.ts'
import { RPC_CODES, rpcError, sendRpcError } from './rpc-error.ts'
import { isRequest } from './rpc-message.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks the tool server; set before each of its handlers. */
    mcpSubject: Subject | null
  }
  interface FastifyInstance {
    /** Whether the session, grant or key that a request came with goes on. */
    goesOn: (request: FastifyRequest) => Promise<boolean>
  }
  interface FastifyContextConfig {
    /** Open to everybody: metadata and paths that are not served. */
    isOpen?: boolean
  }
}

/** Lets through who comes by our own name, from our own pages or no page at all, and with a valid token. */
export function guardCaller(app: FastifyInstance, options: McpRouteOptions): void {
  const hostNames = [...options.hostNames]
  /** Nearly all requests come by the same name: it is parsed once. */
  let lastHost: string | undefined
  app.decorateRequest('mcpSubject', null)
  app.decorate('goesOn', async (request) => (await options.authenticate(request, true)).kind !== 'refused')

  /** Whom `done` is not called for was answered here. */
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOfOurs(request, reply)) return
    if (request.method === 'OPTIONS' || request.routeOptions.config.isOpen === true) return done()
    const access = options.authenticate(request)
    if (!(access instanceof Promise)) return letsIn(access, request, reply) ? done() : undefined
    access
      .then((late) => letsIn(late, request, reply))
      .then(
        (isIn) => (isIn ? done() : undefined),
        (error: Error) => done(error),
      )
  })

  function isOfOurs({ headers: { host, origin } }: FastifyRequest, reply: FastifyReply): boolean {
    if (host !== lastHost) {
      const check = validateHostHeader(host, hostNames)
      if (!check.ok) return refuse(reply, check.message)
      lastHost = host
    }
    if (origin === undefined) return true
    const check = validateOriginHeader(origin, hostNames)
    if (!check.ok) return refuse(reply, check.message)
    allowOrigin(origin, reply)
    return true
  }

  function letsIn(access: Access, request: FastifyRequest, reply: FastifyReply): boolean {
    if (access.kind === 'granted') request.mcpSubject = access.subject
    else if (access.kind === 'refused') challenge(reply, access.challenge, options)
    else slowed(reply, access.seconds)
    return access.kind === 'granted'
  }

  /** The first call was counted with the request. */
  app.addHook('preHandler', async (request, reply) => {
    if (!request.mcpSubject) return
    for (let more = callsOf(request.body) - 1; more > 0; more -= 1) {
      const access = await options.authenticate(request)
      if (access.kind === 'slowed') return slowed(reply, access.seconds)
    }
  })

  app.addHook('preHandler', ({ body, mcpSubject }, reply, done) => {
    if (!mcpSubject || mcpSubject.scopes === 'all') return done()
    const granted = new Set(mcpSubject.scopes)
    const lacking = [body]
      .flat()
      .filter(isRequest)
      .flatMap(requiredScopes)
      .filter((scope) => !granted.has(scope))
    if (lacking.length === 0) return done()
    const scopes = [...new Set([...mcpSubject.scopes, ...lacking])]
    const description = `This needs ${lacking.join(' and ')}, which was not granted. Ask for it and try again.`
    challenge(reply, { error: 'insufficient_scope', description, scopes }, options)
  })
}

/** Each message of a batch is a call. A session has a server of its own, so to open one is as many calls as it costs. */
function callsOf(body: unknown): number {
  if (Array.isArray(body)) return Math.min(body.length, MOST_COUNTED)
  return isRequest(body) && body.method === 'initialize' ? CALLS_OF_A_SESSION : 1
}

/** More messages are refused as a batch that is too long. */
const MOST_COUNTED = 20
const CALLS_OF_A_SESSION = 10

function refuse(reply: FastifyReply, message: string): false {
  sendRpcError(reply, 403, RPC_CODES.invalidRequest, message)
  return false
}

function slowed(reply: FastifyReply, seconds: number): FastifyReply {
  const message = `Too many calls. Wait ${seconds} s, then go on more slowly.`
  return sendRpcError(reply.header('retry-after', String(seconds)), 429, RPC_CODES.invalidRequest, message)
}

/** The subject of a request behind the guard. */
export function subjectOf({ mcpSubject }: FastifyRequest): Subject {
  if (!mcpSubject) throw new Error('The tool server was reached past its guard.')
  return mcpSubject
}

/** Whose share of what stays open a request takes: an account's; of visitors, who are one subject, the network's. */
export function ownerOf(request: FastifyRequest): string {
  const { id } = subjectOf(request)
  return id === VISITOR.id ? networkOf(request.ip) : id
}

function allowOrigin(origin: string, reply: FastifyReply): void {
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'mcp-session-id, mcp-protocol-version, www-authenticate',
    vary: 'origin',
  })
}

/** RFC 6750 and RFC 9728: what is missing, and where a client learns how to get it. */
function challenge(
  reply: FastifyReply,
  { error, description, scopes }: Challenge,
  { protectedResource }: McpRouteOptions,
): FastifyReply {
  const parameters = [
    ...(error === 'missing_token' ? [] : [`error="${error}"`, `error_description="${quoted(description)}"`]),
    ...(scopes.length > 0 ? [`scope="${scopes.join(' ')}"`] : []),
    ...(protectedResource ? [`resource_metadata="${metadataAddress(protectedResource.resource)}"`] : []),
  ]
  return reply
    .status(error === 'insufficient_scope' ? 403 : 401)
    .header('www-authenticate', `Bearer ${parameters.join(', ')}`)
    .send(rpcError(RPC_CODES.invalidRequest, description))
}

/** RFC 6750 lets a description be printable ASCII, and Node sends no header with more. */
function quoted(text: string): string {
  return text.replaceAll(/["\\\r\n‘’“”]/g, "'").replaceAll(/[^\x20-\x7e]/gu, '?')
}
