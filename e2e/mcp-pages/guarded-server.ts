import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** Another tool server behind bearer tokens of an authorization server that is not ours. Tokens live for two seconds. */
export async function guardedServer(behind: string): Promise<{ address: string; close: () => void }> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const resource = `${origin}/mcp`
  const provider = await authorizationServer(origin, resource)
  const authorize = provider.callback()

  answer = (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const isOurs = path === '/mcp' || path.startsWith('/.well-known/oauth-protected-resource')
    /** The library lets no page register; a server for clients in browsers does. */
    if (isOurs || path === '/reg') {
      for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value)
      if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    }
    if (!isOurs) return void authorize(request, response)
    if (path !== '/mcp') {
      return json(response, { resource, authorization_servers: [origin], scopes_supported: ['mcp'] })
    }
    if (isFresh(request.headers.authorization, resource)) return pass(request, response, behind)
    response.setHeader(
      'www-authenticate',
      `Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`,
    )
    response.writeHead(401).end()
  }
  return { address: resource, close: () => server.close() }
}

async function authorizationServer(origin: string, resource: string): Promise<Provider> {
  const provider = new Provider(origin, {
    scopes: ['openid', 'offline_access', 'mcp'],
    clientBasedCORS: () => true,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    cookies: { keys: ['for the length of a walk'] },
    ttl: { AccessToken: TOKEN_SECONDS },
    features: {
      registration: { enabled: true },
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({ scope: 'mcp', accessTokenFormat: 'jwt', accessTokenTTL: TOKEN_SECONDS }),
      },
    },
  })
  return provider
}

/** The signature is not what these walks are about: audience and time are. */
function isFresh(authorization: string | undefined, resource: string): boolean {
  const [, body] = /^Bearer [^.]+\.([^.]+)\./.exec(authorization ?? '') ?? []
  if (body === undefined) return false
  const { aud, exp } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { aud: string; exp: number }
  return aud === resource && exp * 1000 > Date.now()
}

function pass(request: IncomingMessage, response: ServerResponse, behind: string): void {
  const { authorization: _, host: _host, ...headers } = request.headers
  const onward = forward(behind, { method: request.method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, { ...answered.headers, ...CORS })
    answered.pipe(response)
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const TOKEN_SECONDS = 2
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers':
    'content-type, accept, authorization, mcp-session-id, mcp-protocol-version, last-event-id',
  'access-control-expose-headers': 'mcp-session-id, mcp-protocol-version, www-authenticate',
}
