import type { WebSocket } from 'ws'
import type { Hosted } from '../hosted.ts'
import { steadyRate } from '../rate-limits/steady-rate.ts'
import { callerOf } from '../rest/caller.ts'
import type { Channel } from './channel.ts'
import {
  decodeFrame,
  encodeBroadcast,
  encodeMessage,
  isName,
  type Broadcast,
  type Message,
  type Payload,
  type Version,
} from './frames.ts'
import type { Hub } from './hub.ts'
import type { Door } from './door.ts'
import { joinChannel } from './join-channel.ts'
import { privateAccess } from './private-access.ts'

const MAXIMUM_BUFFERED_BYTES = 4_000_000
const SILENCE_MS = 75_000
const MOST_UNTAKEN = 20
const TOO_MANY = 1008

/** Speaks Phoenix with one client, in the version that it asked for. Messages are taken one after the other. */
export function serveSocket(
  hosted: Hosted,
  hub: Hub,
  socket: WebSocket,
  options: { apiKey: string; version: Version; ip: string; door: Door },
): void {
  const channels = new Map<string, Channel>()
  const leaving = new Map<Channel, () => void>()
  const { maximumMessagesPerSecond: perSecond } = hosted.settings.realtime
  const mayTake = steadyRate(perSecond, perSecond * 2)
  let untaken = 0
  let work: Promise<void> = Promise.resolve()
  let heardAt = Date.now()
  const watch = setInterval(() => {
    if (Date.now() - heardAt > SILENCE_MS) socket.terminate()
    for (const channel of channels.values()) if (isExpired(channel)) expel(channel, 'Token has expired')
  }, 5000)
  watch.unref()

  socket.on('message', (data, isBinary) => {
    heardAt = Date.now()
    if (!mayTake()) return socket.close(TOO_MANY, 'Too many messages per second')
    // What comes faster than it is done waits at the sender, not in our memory.
    untaken += 1
    if (untaken > MOST_UNTAKEN) socket.pause()
    work = work
      .then(() => receive(data as Buffer, isBinary))
      .catch((error: unknown) => hosted.log.error({ err: error }, 'hosted: a realtime message failed'))
      .finally(() => {
        untaken -= 1
        if (socket.isPaused && untaken <= MOST_UNTAKEN) socket.resume()
      })
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(watch)
    for (const channel of channels.values()) drop(channel)
  })

  function write(frame: string | Buffer): void {
    // A client that does not read must not fill our memory.
    if (socket.bufferedAmount > MAXIMUM_BUFFERED_BYTES) return socket.terminate()
    if (socket.readyState === socket.OPEN) socket.send(frame)
  }

  function send(message: Message): void {
    write(encodeMessage(message, options.version))
  }

  function reply({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: Payload = {}): void {
    send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  }

  async function receive(data: Buffer, isBinary: boolean): Promise<void> {
    const frame = decodeFrame(data, isBinary, options.version)
    if (!frame) return socket.close(1003)
    if ('broadcast' in frame) return receiveBroadcast(frame.broadcast, frame.ref)
    if (frame.event === 'heartbeat') return reply(frame, 'ok')
    if (frame.event === 'phx_join') return join(frame)
    const channel = channels.get(frame.topic)
    if (!channel) return reply(frame, 'error', { reason: 'unmatched topic' })
    if (frame.event === 'phx_leave') {
      drop(channel)
      reply(frame, 'ok')
      return send({ ...frame, ref: null, event: 'phx_close', payload: {} })
    }
    if (frame.event === 'access_token') return renew(channel, frame.payload['access_token'])
    if (frame.event === 'presence') return receivePresence(channel, frame)
    if (frame.event === 'broadcast') {
      const { event } = frame.payload
      const bytes = Buffer.from(JSON.stringify(frame.payload['payload'] ?? {}))
      return receiveBroadcast(
        { topic: frame.topic, event: typeof event === 'string' ? event : '', isJson: true, bytes },
        frame.ref,
      )
    }
    return undefined
  }

  async function join(message: Message): Promise<void> {
    const old = channels.get(message.topic)
    if (old) drop(old)
    if (channels.size >= hosted.settings.realtime.maximumChannels)
      return reply(message, 'error', { reason: 'Too many channels' })
    try {
      const { hasPresence, ...joined } = await joinChannel(hosted, message, options.apiKey, options.ip)
      const channel: Channel = {
        ...joined,
        send: (event, payload, ref = null) => {
          if (mayHear(channel)) sendOn(channel, event, payload, ref)
        },
        sendBroadcast: (broadcast) => {
          if (mayHear(channel)) write(encodeBroadcast(broadcast, options.version))
        },
        expel: (reason) => expel(channel, reason),
      }
      // While the policies were asked the socket may have closed.
      if (socket.readyState !== socket.OPEN) return
      leaving.set(channel, options.door.join(channel.caller.name, socket))
      channels.set(message.topic, channel)
      hub.add(channel)
      reply(message, 'ok', { postgres_changes: channel.bindings })
      const name = message.topic.replace(/^realtime:/, '')
      if (channel.bindings.length > 0)
        channel.send('system', {
          extension: 'postgres_changes',
          status: 'ok',
          message: 'Subscribed to PostgreSQL',
          channel: name,
        })
      if (hasPresence) channel.send('presence_state', hub.presenceState(channel))
    } catch (error) {
      reply(message, 'error', { reason: (error as Error).message })
    }
  }

  function sendOn(channel: Channel, event: string, payload: Payload, ref: string | null = null): void {
    send({ joinRef: channel.joinRef, ref, topic: channel.topic, event, payload })
  }

  /** Anyone who left hears nothing more, nor does one whose token has ended. */
  function mayHear(channel: Channel): boolean {
    if (channels.get(channel.topic) !== channel) return false
    if (!isExpired(channel)) return true
    expel(channel, 'Token has expired')
    return false
  }

  function receiveBroadcast(broadcast: Broadcast, ref: string | null): void {
    const channel = channels.get(broadcast.topic)
    if (!channel || !isName(broadcast.event) || (channel.isPrivate && !channel.mayWrite)) return
    hub.broadcast(broadcast, channel.isPrivate, channel)
    if (channel.acknowledges) channel.send('phx_reply', { status: 'ok', response: {} }, ref)
  }

  function receivePresence(channel: Channel, message: Message): void {
    if (channel.isPrivate && !channel.mayWrite) return reply(message, 'error', { reason: 'Unauthorized' })
    const isLong = JSON.stringify(message.payload).length > hosted.settings.realtime.maximumPresenceBytes
    if (isLong) return reply(message, 'error', { reason: 'The presence payload is too large' })
    if (message.payload['event'] === 'track') hub.track(channel, (message.payload['payload'] ?? {}) as Payload)
    if (message.payload['event'] === 'untrack') hub.untrack(channel)
    reply(message, 'ok')
  }

  /** A fresh token: who she is, and what she may, is looked at again. */
  async function renew(channel: Channel, token: unknown): Promise<void> {
    if (typeof token !== 'string' || token === '' || token.startsWith('sb_')) return
    try {
      const caller = await callerOf(hosted, token, options.ip)
      if (channels.get(channel.topic) !== channel) return
      leaving.get(channel)?.()
      leaving.set(channel, options.door.join(caller.name, socket))
      channel.caller = caller
      if (!channel.isPrivate) return
      const access = await privateAccess(hosted, channel.caller, channel.topic.replace(/^realtime:/, ''))
      channel.mayWrite = access.mayWrite
      if (!access.mayRead) expel(channel, 'Unauthorized')
    } catch (error) {
      expel(channel, (error as Error).message)
    }
  }

  function expel(channel: Channel, reason: string): void {
    const name = channel.topic.replace(/^realtime:/, '')
    if (!drop(channel)) return
    sendOn(channel, 'system', { extension: 'system', status: 'error', message: reason, channel: name })
    sendOn(channel, 'phx_close', {})
  }

  function drop(channel: Channel): boolean {
    if (channels.get(channel.topic) !== channel) return false
    channels.delete(channel.topic)
    leaving.get(channel)?.()
    leaving.delete(channel)
    hub.remove(channel)
    return true
  }
}

function isExpired({ caller }: Channel): boolean {
  const { exp } = caller.claims
  return typeof exp === 'number' && exp * 1000 < Date.now()
}
