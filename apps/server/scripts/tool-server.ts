import { type FastifyInstance, fastify } from 'fastify'
import { type Authenticate, everybody } from '../src/tools/access.ts'
import { demoLibrary } from '../src/tools/demo-library.ts'
import type { McpRouteOptions } from '../src/tools/mcp-options.ts'
import { mcpRoutes } from '../src/tools/mcp-routes.ts'

/** The tool server over the demo library, listening on this machine; everybody may ask, unless `changes` say otherwise. */
export async function toolServer(changes: Partial<McpRouteOptions> = {}): Promise<{
  readonly app: FastifyInstance
  readonly port: number
  readonly url: string
}> {
  const library = demoLibrary()
  const app = fastify({ forceCloseConnections: true })
  await app.register(mcpRoutes, {
    authenticate: everybody,
    libraryFor: () => library,
    protectedResource: null,
    hostNames: ['localhost', '127.0.0.1', '[::1]'],
    ...changes,
  })
  await app.listen({ port: 0, host: 'localhost' })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { app, port, url: `http://localhost:${port}` }
}

/** Lets in who has this bearer token. */
export function onlyWith(token: string): Authenticate {
  return ({ headers }) =>
    headers.authorization === `Bearer ${token}`
      ? { kind: 'granted', subject: { id: 'token holder', scopes: 'all' } }
      : { kind: 'refused', challenge: { error: 'missing_token', description: 'Sign in first.', scopes: [] } }
}
