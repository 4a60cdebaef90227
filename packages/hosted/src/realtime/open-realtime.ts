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
import { openHub, type Hub } from './hub.ts'
import { listenForChanges } from './row-changes.ts'
import { serveSocket } from './serve-socket.ts'
import { openChangeTeller } from './tell-changes.ts'
import { openNodeLink, type NodeLink } from './node-link.ts'
import type { NodeMessage } from './node-message.ts'

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

/**
 * Joins this server's hub with those of the servers that share its database, so that they behave as one. A server that is
 * alone tells no one anything.
 */
async function joinPeers(hosted: Hosted, hub: Hub, connectionString: string): Promise<{ close(): Promise<void> }> {
  const heardAt = new Map<string, number>()
  let connectedAt = 0
  let link: NodeLink | undefined
  const early: NodeMessage[] = []
  const send = (message: NodeMessage) => (link ? link.send(message) : void early.push(message))

  function connected(): void {
    connectedAt = Date.now()
    send({ kind: 'hello' })
    // Others may have missed what was told while this line was away, as this server did.
    send({ kind: 'state', present: hub.ownPresences() })
  }

  function receive(from: string, message: NodeMessage): void {
    const isKnown = heardAt.has(from)
    heardAt.set(from, Date.now())
    if (message.kind === 'bye') return forget(from)
    if (message.kind === 'hello') return send({ kind: 'state', present: hub.ownPresences() })
    if (message.kind === 'state') return hub.setPresences(from, message.present)
    // Somebody who was taken for gone: what she told meanwhile is asked for.
    if (!isKnown) send({ kind: 'hello' })
    if (message.kind === 'track') hub.addPresence(from, message.presence)
    if (message.kind === 'untrack') hub.removePresence(from, message.id)
    if (message.kind === 'broadcast') {
      const { topic, event, isJson, isPrivate, content } = message
      hub.deliver({ topic, event, isJson, bytes: Buffer.from(content, 'base64') }, isPrivate)
    }
  }

  function forget(peer: string): void {
    heardAt.delete(peer)
    hub.setPresences(peer, [])
  }

  link = await openNodeLink(hosted, connectionString, { message: receive, connected })
  for (const message of early) link.send(message)
  hub.tellOthers = (message) => {
    const isAlone = heardAt.size === 0 && Date.now() - connectedAt > INTRODUCTION_MS
    if (!isAlone) send(message)
  }
  const beat = setInterval(() => {
    for (const [peer, at] of heardAt) if (Date.now() - at > SILENCE_MS) forget(peer)
    if (heardAt.size > 0) send({ kind: 'alive' })
  }, ALIVE_INTERVAL_MS)
  beat.unref()

  return {
    async close() {
      clearInterval(beat)
      hub.tellOthers = () => undefined
      if (heardAt.size > 0) send({ kind: 'bye' })
      await link?.close()
    },
  }
}

const ALIVE_INTERVAL_MS = 10_000

const SILENCE_MS = 30_000

/** Until others had time to answer a `hello`, there may be some. */
const INTRODUCTION_MS = 2000
