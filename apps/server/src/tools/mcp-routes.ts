import { openShares } from '@kvint/hosted'
import type { FastifyInstance } from 'fastify'
import { guardCaller } from './guard-caller.ts'
import { MOST_OPEN_ANSWERS } from './hand-over.ts'
import { legacySseRoutes } from './legacy-sse-routes.ts'
import { makeServer } from './make-server.ts'
import type { Announce, McpRouteOptions } from './mcp-options.ts'
import { type ModernHandlers, modernHandlers } from './modern-handlers.ts'
import { sendNoSession } from './no-session.ts'
import { handOnBetweenNodes } from './nodes/hand-on.ts'
import { nodeAddress } from './nodes/node-address.ts'
import { aloneDirectory, quietly } from './nodes/session-directory.ts'
import { plainRpc } from './plain-rpc.ts'
import { protectedResourceRoutes } from './protected-resource-routes.ts'
import { readRpcBody } from './read-rpc-body.ts'
import { sessions } from './sessions.ts'
import { streamableRoutes } from './streamable-routes.ts'
import { toolListRoutes } from './tool-list-routes.ts'
import { unservedRoutes } from './unserved-routes.ts'
import { viewFrameRoute } from './view-frame-route.ts'

/** The tool server over HTTP: every transport and era on the same tools. Registered as a child of the service. */
export async function mcpRoutes(app: FastifyInstance, options: McpRouteOptions): Promise<void> {
  const keepAliveMs = options.keepAliveMs ?? KEEP_ALIVE_MS
  const onError = (error: unknown) => app.log.error(error)
  const make = () => makeServer(options, announce, onError)
  const modern: ModernHandlers = modernHandlers(
    () => make(),
    keepAliveMs,
    (error) => app.log.debug(error),
  )
  const announce: Announce = (list) => modern.announce(list)
  const ownAddress = () => nodeAddress(options.nodeUrl, app.server.address())
  const directory = quietly(options.directory?.(ownAddress) ?? aloneDirectory, onError)
  const parts = {
    options,
    make,
    keepAliveMs,
    plain: await plainRpc({ make, libraryFor: options.libraryFor, onError }),
    sessions: sessions(make, directory, { keepAliveMs }),
    directory,
    handOn: await handOnBetweenNodes(app, directory, sendNoSession, options.onRelayBroken),
    modern,
  }
  app.addHook('preClose', async () => {
    await Promise.all([parts.sessions.close(), parts.modern.close(), parts.plain.close()])
  })

  app.decorate('openAnswers', openShares(MOST_OPEN_ANSWERS))
  readRpcBody(app)
  guardCaller(app, options)
  protectedResourceRoutes(app, options)
  unservedRoutes(app)
  viewFrameRoute(app)
  streamableRoutes(app, parts)
  legacySseRoutes(app, parts)
  toolListRoutes(app, parts)
}

/** Shorter than the usual idle limit of proxies (60 s), as the SDK's own streams have it. */
const KEEP_ALIVE_MS = 15_000
