import { randomUUID } from 'node:crypto'
import { type ProjectLibrary, watchResources } from '@kvint/mcp'
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node'
import type { JSONRPCMessage, McpServer } from '@modelcontextprotocol/server'
import type { Cancellation } from './cancelled-by-closing.ts'
import { eventStore, STANDALONE_STREAM } from './event-store.ts'
import type { SessionDirectory } from './nodes/session-directory.ts'

export type Session = {
  readonly id: string
  readonly subjectId: string
  readonly server: McpServer
  readonly transport: NodeStreamableHTTPServerTransport
  /** Requests that are answered outside the session's own transport, by the ids that the client gave them. */
  readonly inFlight: Map<string, Cancellation>
  /** What a stream that a GET opens begins with: an id, so that a client that loses it before the first message misses none. */
  readonly firstEvent: () => Promise<string>
}

/** Sessions of the 2024-11-05 … 2025-11-25 protocol, by id. They end by DELETE, by rest, or with the process. */
export type Sessions = {
  /** The session, if it is the subject's own; asking keeps it alive. */
  readonly find: (id: string, subjectId: string) => Session | null
  /** Where a share is used up, the session of the same owner that rested longest ends. */
  readonly open: (subjectId: string, library: ProjectLibrary, owners: Owners) => Promise<Session['transport']>
  readonly count: () => number
  readonly close: () => Promise<void>
}

/** Whose shares a session takes. */
type Owners = { readonly account: string; readonly address: string }
type Held = { readonly session: Session; readonly owners: Owners; lastUsed: number }

export function sessions(
  makeServer: () => McpServer,
  directory: SessionDirectory,
  changes: Partial<SessionLimits> = {},
): Sessions {
  const limits = { ...LIMITS, ...changes }
  const held = new Map<string, Held>()
  /** Sessions that are being struck off the directory. */
  const leaving = new Set<Promise<void>>()
  const sweep = setInterval(() => endResting(), limits.sweepMs)
  sweep.unref()

  function endResting() {
    const oldest = Date.now() - limits.restMs
    for (const { session, lastUsed } of held.values()) if (lastUsed < oldest) void session.server.close()
  }

  /** Those of one owner, the one that rested longest first. */
  const heldBy = (kind: keyof Owners, owner: string) =>
    [...held.values()].filter(({ owners }) => owners[kind] === owner)

  function endAboveShares({ account, address }: Owners) {
    const most = Object.values(Object.groupBy(held.values(), ({ owners }) => owners.account))
    const largest = most.reduce<Held[]>((one, other = []) => (other.length > one.length ? other : one), [])
    const bounds: [Held[], number][] = [
      [heldBy('account', account), limits.perAccount],
      [heldBy('address', address), limits.perAddress],
    ]
    const above =
      bounds.find(([those, bound]) => those.length > bound)?.[0] ?? (held.size > limits.count ? largest : [])
    void above[0]?.session.server.close()
  }

  return {
    find: (id, subjectId) => {
      const entry = held.get(id)
      if (!entry || entry.session.subjectId !== subjectId) return null
      held.delete(id)
      held.set(id, entry)
      entry.lastUsed = Date.now()
      return entry.session
    },
    open: async (subjectId, library, owners) => {
      const server = makeServer()
      const events = eventStore()
      const firstEvent = async () => {
        const id = await events.storeEvent(STANDALONE_STREAM, {} as JSONRPCMessage)
        return `id: ${id}\nretry: ${RETRY_MS}\ndata: \n\n`
      }
      const transport: NodeStreamableHTTPServerTransport = new NodeStreamableHTTPServerTransport({
        sessionIdGenerator: () => randomUUID(),
        eventStore: events,
        retryInterval: RETRY_MS,
        keepAliveMs: limits.keepAliveMs,
        onsessioninitialized: async (id) => {
          await directory.add(id, subjectId)
          const session = { id, subjectId, server, transport, inFlight: new Map(), firstEvent }
          held.set(id, { session, owners, lastUsed: Date.now() })
          endAboveShares(owners)
        },
      })
      const unwatch = watchResources(server, library)
      server.server['onclose'] = () => {
        unwatch()
        if (transport.sessionId === undefined) return
        held.delete(transport.sessionId)
        const removal = directory.remove(transport.sessionId).finally(() => leaving.delete(removal))
        leaving.add(removal)
      }
      await server.connect(transport)
      return transport
    },
    count: () => held.size,
    close: async () => {
      clearInterval(sweep)
      await Promise.all([...held.values()].map(({ session }) => session.server.close()))
      await Promise.all(leaving)
    },
  }
}

export type SessionLimits = {
  readonly count: number
  readonly perAccount: number
  /** Of one network of addresses: a hosted assistant opens the sessions of many people from a few. */
  readonly perAddress: number
  /** A session that no one used for so long ends. */
  readonly restMs: number
  readonly sweepMs: number
  readonly keepAliveMs: number
}

const LIMITS: SessionLimits = {
  count: 2000,
  perAccount: 50,
  perAddress: 500,
  restMs: 30 * 60_000,
  sweepMs: 60_000,
  keepAliveMs: 15_000,
}
/** What clients are told to wait before they take a broken stream up again; the specification's 3 s is for the site's own log. */
const RETRY_MS = 1000
