import type { Hosted } from '../hosted.ts'
import type { Hub } from './hub.ts'
import { openNodeLink, type NodeLink } from './node-link.ts'
import type { NodeMessage } from './node-message.ts'

const ALIVE_INTERVAL_MS = 10_000
const SILENCE_MS = 30_000
/** Until others had time to answer a `hello`, there may be some. */
const INTRODUCTION_MS = 2000

/**
 * Joins this server's hub with those of the servers that share its database, so that they behave as one. A server that is
 * alone tells no one anything.
 */
export async function joinPeers(
  hosted: Hosted,
  hub: Hub,
  connectionString: string,
): Promise<{ close(): Promise<void> }> {
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
