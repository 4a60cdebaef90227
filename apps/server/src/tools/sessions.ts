import { randomUUID } from 'node:crypto'
import { type ProjectLibrary, watchResources } from '@kvint/mcp'
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node'
import type { McpServer } from '@modelcontextprotocol/server'
import type { Cancellation } from './cancelled-by-closing.ts'
import { eventStore } from './event-store.ts'
import type { SessionDirectory } from './nodes/session-directory.ts'

export type Session = {
  readonly id: string
  readonly subjectId: string
  readonly server: McpServer
  readonly transport: NodeStreamableHTTPServerTransport
  /** Requests that are answered outside the session's own transport, by the ids that the client gave them. */
  readonly inFlight: Map<string, Cancellation>
}

/** Sessions of the 2024-11-05 … 2025-11-25 protocol, by id. They end by DELETE, by rest, or with the process. */
export type Sessions = {
  /** The session, if it is the subject's own; asking keeps it alive. */
  readonly find: (id: string, subjectId: string) => Session | null
  readonly open: (subjectId: string, library: ProjectLibrary) => Promise<Session['transport']>
  readonly count: () => number
  readonly close: () => Promise<void>
}

export function sessions(
  makeServer: () => McpServer,
  directory: SessionDirectory,
  changes: Partial<SessionLimits> = {},
): Sessions {
  const limits = { ...LIMITS, ...changes }
  const held = new Map<string, { session: Session; lastUsed: number }>()
  const sweep = setInterval(() => endResting(), limits.sweepMs)
  sweep.unref()

  function endResting() {
    const oldest = Date.now() - limits.restMs
    for (const { session, lastUsed } of held.values()) if (lastUsed < oldest) void session.server.close()
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
    open: async (subjectId, library) => {
      const server = makeServer()
      const transport: NodeStreamableHTTPServerTransport = new NodeStreamableHTTPServerTransport({
        sessionIdGenerator: () => randomUUID(),
        eventStore: eventStore(),
        retryInterval: RETRY_MS,
        keepAliveMs: limits.keepAliveMs,
        onsessioninitialized: async (id) => {
          await directory.add(id, subjectId)
          held.set(id, { session: { id, subjectId, server, transport, inFlight: new Map() }, lastUsed: Date.now() })
          const [longestRest] = held.values()
          if (held.size > limits.count && longestRest) void longestRest.session.server.close()
        },
      })
      const unwatch = watchResources(server, library)
      server.server['onclose'] = () => {
        unwatch()
        if (transport.sessionId === undefined) return
        held.delete(transport.sessionId)
        void directory.remove(transport.sessionId)
      }
      await server.connect(transport)
      return transport
    },
    count: () => held.size,
    close: async () => {
      clearInterval(sweep)
      await Promise.all([...held.values()].map(({ session }) => session.server.close()))
    },
  }
}

export type SessionLimits = {
  readonly count: number
  /** A session that nobody used for so long ends. */
  readonly restMs: number
  readonly sweepMs: number
  readonly keepAliveMs: number
}

const LIMITS: SessionLimits = { count: 2000, restMs: 30 * 60_000, sweepMs: 60_000, keepAliveMs: 15_000 }
/** What clients are told to wait before they take a broken stream up again; the specification's 3 s is for the site's own log. */
const RETRY_MS = 1000
