import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import proxyAddr from '@fastify/proxy-addr'
import { WebSocketServer } from 'ws'
import type { Hosted } from '../hosted.ts'
import { isApiKey } from '../sessions/require-api-key.ts'
import { networkOf } from '../rate-limits/network-of.ts'
import { openDoor } from './door.ts'
import { expelEnded } from './expel-ended.ts'
import { broadcastRoutes } from './broadcast-routes.ts'
import type { Version } from './frames.ts'
import { openHub } from './hub.ts'
import { joinPeers } from './peers.ts'
import { listenForChanges } from './row-changes.ts'
import { serveSocket } from './serve-socket.ts'
import { openChangeTeller } from './tell-changes.ts'

/** Everything below /realtime/v1: the socket, and broadcasts by HTTP. */
export async function openRealtime(
  app: FastifyInstance,
  hosted: Hosted,
  connectionString: string,
  trustedProxies: readonly string[],
): Promise<{ close(): Promise<void> }> {
  const hub = openHub()
  const door = openDoor(hosted.settings)
  const teller = openChangeTeller(hosted, hub.channels)
  const isTrusted = proxyAddr.compile([...trustedProxies])
  const sockets = new WebSocketServer({ noServer: true, maxPayload: hosted.settings.realtime.maximumMessageBytes })
  const [changes, peers] = await Promise.all([
    listenForChanges(hosted, connectionString, (list) => teller.tell(list)),
    joinPeers(hosted, hub, connectionString),
  ])
  await app.register((scope) => Promise.resolve(broadcastRoutes(scope, hosted, hub)), {
    prefix: hosted.settings.paths.realtime,
  })

  const watch = setInterval(
    () => void expelEnded(hosted, hub.channels).catch((error: unknown) => hosted.failed('realtime', error)),
    WATCH_MS,
  )
  watch.unref()

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node listens to a socket no more once it asks for something else: until `ws` does, a broken line must end that line alone.
    socket.on('error', () => socket.destroy())
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (url?.pathname !== `${hosted.settings.paths.realtime}/websocket`) {
      // Somebody else's, or no one's: then it must not hang.
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
    const ip = proxyAddr(request, isTrusted)
    const leave = door.admit(networkOf(ip))
    if (!leave) return refuse(socket, 'Too many connections of this address', '429 Too Many Requests')
    socket.once('close', leave)
    const version: Version = url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0'
    sockets.handleUpgrade(request, socket, head, (client) =>
      serveSocket(hosted, hub, client, { apiKey, version, ip, door }),
    )
  }

  return {
    async close() {
      clearInterval(watch)
      app.server.off('upgrade', upgrade)
      for (const client of sockets.clients) client.terminate()
      sockets.close()
      await Promise.all([changes.close(), peers.close()])
      await teller.settled()
    },
  }
}

const WATCH_MS = 5000

function refuse(socket: Duplex, error: string, status = '401 Unauthorized'): void {
  const body = JSON.stringify({ error })
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
