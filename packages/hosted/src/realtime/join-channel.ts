import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Hosted } from '../hosted.ts'
import { callerOf } from '../rest/caller.ts'
import type { Binding, Channel } from './channel.ts'
import { isFilter } from './change-filter.ts'
import { isName, type Message } from './frames.ts'
import { privateAccess } from './private-access.ts'

const binding = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.string().nullish(),
  filter: z.string().nullish(),
})
const body = z.object({
  config: z
    .object({
      broadcast: z.object({ ack: z.boolean().nullish(), self: z.boolean().nullish() }).nullish(),
      presence: z.object({ key: z.string().nullish(), enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(binding).max(50).nullish(),
      private: z.boolean().nullish(),
    })
    .nullish(),
  access_token: z.string().nullish(),
})

export type Joined = Omit<Channel, 'send' | 'sendBroadcast' | 'expel'> & { hasPresence: boolean }

/** Reads a `phx_join`; throws where the token or the policies refuse it. */
export async function joinChannel(hosted: Hosted, message: Message, apiKey: string, ip: string): Promise<Joined> {
  if (!isName(message.topic) || message.topic.includes('\0')) throw new Error('Invalid topic')
  const { config, access_token: token } = body.parse(message.payload)
  const caller = await callerOf(hosted, token || apiKey, ip)
  const name = message.topic.replace(/^realtime:/, '')
  const isPrivate = config?.private ?? false
  // Clients keep who is present in plain objects: such a key would break theirs.
  const key = config?.presence?.key || randomUUID()
  if (key in Object.prototype) throw new Error('Invalid presence key')
  const access = isPrivate ? await privateAccess(hosted, caller, name) : { mayRead: true, mayWrite: true }
  if (!access.mayRead)
    throw new Error(`Unauthorized: You do not have permissions to read from this Channel topic: ${name}`)
  for (const { filter } of config?.postgres_changes ?? [])
    if (filter && !isFilter(filter)) throw new Error(`Invalid filter: ${filter}`)
  return {
    topic: message.topic,
    joinRef: message.joinRef,
    caller,
    isPrivate,
    mayWrite: access.mayWrite,
    hearsItself: config?.broadcast?.self ?? false,
    acknowledges: config?.broadcast?.ack ?? false,
    presenceKey: key,
    hasPresence: config?.presence?.enabled ?? true,
    bindings: (config?.postgres_changes ?? []).map(toBinding),
  }
}

/** Answered word for word and in order: the client compares. */
function toBinding({ event, schema, table, filter }: z.output<typeof binding>, index: number): Binding {
  return { id: index + 1, event, schema, ...(table ? { table } : {}), ...(filter ? { filter } : {}) }
}
