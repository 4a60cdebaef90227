import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import type { Hosted } from '../hosted.ts'
import { isApiKey } from '../http/require-api-key.ts'
import { broadcastRoutes } from './broadcast-routes.ts'
import type { Version } from './frames.ts'
import { openHub } from './hub.ts'
import { joinPeers } from './peers.ts'
import { listenForChanges } from './row-changes.ts'
import { serveSocket } from './serve-socket.ts'
import { tellChange } from './tell-change.ts'

/** Everything below /realtime/v1: the socket, and broadcasts by HTTP. */
export async function openRealtime(
  app: FastifyInstance,
  hosted: Hosted,
  connectionString: string,
): Promise<{ close(): Promise<void> }> {
  const hub = openHub()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: hosted.settings.realtime.maximumMessageBytes })
  const [changes, peers] = await Promise.all([
    listenForChanges(hosted, connectionString, (change) => tellChange(hosted, hub.channels, change)),
    joinPeers(hosted, hub, connectionString),
  ])
  await app.register((scope) => Promise.resolve(broadcastRoutes(scope, hosted, hub)), {
    prefix: hosted.settings.paths.realtime,
  })

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node listens to a socket no more once it asks for something else: until `ws` does, a broken line must end that line alone.
    socket.on('error', () => socket.destroy())
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (url?.pathname !== `${hosted.settings.paths.realtime}/websocket`) {
      // Somebody else's, or nobody's: then it must not hang.
      if (app.server.listenerCount('upgrade') === 1) socket.destroy()
      return
    }
    void admit(request, socket, head, url)
  }
  app.server.on('upgrade', upgrade)

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): Promise<void> {
    const apiKey = url.searchParams.get('apikey') ?? String(request.headers['apikey'] ?? '')
    if (apiKey === '') return refuse(socket, 'API key is missing')
    if (!(await isApiKey(hosted, apiKey).catch(() => false))) return refuse(socket, 'Invalid API key')
    const version: Version = url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0'
    sockets.handleUpgrade(request, socket, head, (client) => serveSocket(hosted, hub, client, { apiKey, version }))
  }

  return {
    async close() {
      app.server.off('upgrade', upgrade)
      for (const client of sockets.clients) client.terminate()
      sockets.close()
      await Promise.all([changes.close(), peers.close()])
    },
  }
}

function refuse(socket: Duplex, error: string): void {
  const body = JSON.stringify({ error })
  socket.end(
    `HTTP/1.1 401 Unauthorized\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
