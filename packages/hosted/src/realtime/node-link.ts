import { randomUUID } from 'node:crypto'
import { listen } from '@kvint/postgres'
import { z } from 'zod'
import type { Hosted } from '../hosted.ts'
import { nodeMessage, type NodeMessage } from './node-message.ts'

/** The line between servers that share a database: NOTIFY, with a table for what is too long for it. */
export type NodeLink = {
  send(message: NodeMessage): void
  /** Settles when everything sent so far is on its way. */
  close(): Promise<void>
}

/** Postgres takes 8000 bytes. */
const LONGEST_NOTIFICATION_BYTES = 7900
const envelope = z.object({ from: z.string(), message: nodeMessage.optional(), stored: z.string().optional() })

export async function openNodeLink(
  hosted: Hosted,
  connectionString: string,
  on: { message: (from: string, message: NodeMessage) => void; connected: () => void },
): Promise<NodeLink> {
  const { sql } = hosted.database
  const own = randomUUID()
  let isClosed = false
  let outgoing: Promise<unknown> = Promise.resolve()
  let incoming: Promise<void> = Promise.resolve()
  const listening = await listen(connectionString, 'realtime_nodes', {
    message: (payload) => {
      incoming = incoming.then(() => receive(payload)).catch(failed)
    },
    again: on.connected,
    failed: (error) => hosted.failed('realtime', error),
  })
  on.connected()

  async function receive(payload: string): Promise<void> {
    const { from, message, stored } = envelope.parse(JSON.parse(payload))
    if (from === own) return
    if (message) return on.message(from, message)
    const [row] = await sql<{
      content: string
    }>`select content from realtime.node_messages where id = ${stored ?? null}`
    if (row) on.message(from, nodeMessage.parse(JSON.parse(row.content)))
  }

  async function publish(message: NodeMessage): Promise<void> {
    const short = JSON.stringify({ from: own, message })
    if (Buffer.byteLength(short) <= LONGEST_NOTIFICATION_BYTES) {
      await sql`select pg_notify('realtime_nodes', ${short})`
      return
    }
    const content = JSON.stringify(message)
    await sql`
      with kept as (insert into realtime.node_messages (content) values (${content}) returning id)
      select pg_notify('realtime_nodes', json_build_object('from', ${own}::text, 'stored', id::text)::text) from kept`
  }

  function failed(error: unknown): void {
    if (!isClosed) hosted.log.error({ err: error }, 'hosted: the other servers could not be told or heard')
  }

  return {
    send(message) {
      outgoing = outgoing.then(() => publish(message)).catch(failed)
    },
    async close() {
      await outgoing
      isClosed = true
      await listening.close()
      await incoming
    },
  }
}
