import { type FastifyInstance, fastify } from 'fastify'
import { everybody } from './access.ts'
import { demoLibrary } from './demo-library.ts'
import type { McpRouteOptions } from './mcp-options.ts'
import { mcpRoutes } from './mcp-routes.ts'

/** A listening tool server for tests; everybody may ask, unless the test says otherwise. */
export async function listeningServer(changes: Partial<McpRouteOptions> = {}): Promise<Listening> {
  const complaints: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => void complaints.push(line) } }
  const app = fastify({ forceCloseConnections: true, logger })
  await app.register(mcpRoutes, {
    authenticate: everybody,
    libraryFor: () => DEMO,
    protectedResource: null,
    hostNames: ['localhost', '127.0.0.1'],
    ...changes,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server listens nowhere.')
  return { app, url: `http://127.0.0.1:${address.port}`, complaints }
}

export type Listening = {
  readonly app: FastifyInstance
  readonly url: string
  /** Warnings and errors that the server logged. */
  readonly complaints: readonly string[]
}

/** Read once for all tests of a file. */
const DEMO = demoLibrary()
