import { randomUUID } from 'node:crypto'
import type { Channel } from './channel.ts'
import type { Broadcast, Payload } from './frames.ts'
import type { NodeMessage, Presence } from './node-message.ts'

/** Who is on which topic, and who is present there. A private topic and a public one of the same name are two. */
export type Hub = {
  channels: Set<Channel>
  add(channel: Channel): void
  remove(channel: Channel): void
  /** To everybody here and, by `tellOthers`, on other servers. */
  broadcast(broadcast: Broadcast, isPrivate: boolean, from?: Channel): void
  /** To everybody here. */
  deliver(broadcast: Broadcast, isPrivate: boolean, from?: Channel): void
  track(channel: Channel, payload: Payload): void
  untrack(channel: Channel): void
  presenceState(channel: Channel): Payload
  /** Told of everything that other servers must know. */
  tellOthers(message: NodeMessage): void
  ownPresences(): Presence[]
  /** Who is present on another server: all of them, one more, one less. */
  setPresences(server: string, presences: readonly Presence[]): void
  addPresence(server: string, presence: Presence): void
  removePresence(server: string, id: string): void
}

type Meta = Presence['meta']

export function openHub(): Hub {
  const topics = new Map<string, Set<Channel>>()
  const channels = new Set<Channel>()
  const present = new Map<Channel, Presence>()
  const elsewhere = new Map<string, Map<string, Presence>>()
  const keyOf = ({ topic, isPrivate }: { topic: string; isPrivate: boolean }) =>
    `${isPrivate ? 'private' : 'public'} ${topic}`
  const members = (place: { topic: string; isPrivate: boolean }) => topics.get(keyOf(place)) ?? new Set<Channel>()

  function tell(place: Presence, joins: Meta | undefined, leaves: Meta | undefined): void {
    const diff = (meta: Meta | undefined) => (meta ? { [place.key]: { metas: [meta] } } : {})
    for (const member of members(place)) member.send('presence_diff', { joins: diff(joins), leaves: diff(leaves) })
  }

  const hub: Hub = {
    channels,
    tellOthers: () => undefined,
    add(channel) {
      topics.set(keyOf(channel), members(channel).add(channel))
      channels.add(channel)
    },
    remove(channel) {
      hub.untrack(channel)
      const group = members(channel)
      group.delete(channel)
      channels.delete(channel)
      if (group.size === 0) topics.delete(keyOf(channel))
    },
    broadcast(broadcast, isPrivate, from) {
      hub.deliver(broadcast, isPrivate, from)
      const { topic, event, isJson, bytes } = broadcast
      hub.tellOthers({ kind: 'broadcast', topic, event, isPrivate, isJson, content: bytes.toString('base64') })
    },
    deliver(broadcast, isPrivate, from) {
      for (const member of members({ topic: broadcast.topic, isPrivate }))
        if (member !== from || member.hearsItself) member.sendBroadcast(broadcast)
    },
    track(channel, payload) {
      const before = present.get(channel)
      const meta: Meta = {
        ...payload,
        phx_ref: randomUUID().slice(0, 18),
        ...(before ? { phx_ref_prev: before.meta.phx_ref } : {}),
      }
      const { topic, isPrivate, presenceKey: key } = channel
      const presence = { id: before?.id ?? randomUUID(), topic, isPrivate, key, meta }
      present.set(channel, presence)
      tell(presence, meta, before?.meta)
      hub.tellOthers({ kind: 'track', presence })
    },
    untrack(channel) {
      const before = present.get(channel)
      if (!before) return
      present.delete(channel)
      tell(before, undefined, before.meta)
      hub.tellOthers({ kind: 'untrack', id: before.id })
    },
    presenceState(channel) {
      const state: Record<string, { metas: Meta[] }> = {}
      const others = [...elsewhere.values()].flatMap((presences) => [...presences.values()])
      for (const presence of [...present.values(), ...others])
        if (keyOf(presence) === keyOf(channel)) (state[presence.key] ??= { metas: [] }).metas.push(presence.meta)
      return state
    },
    ownPresences: () => [...present.values()],
    setPresences(server, presences) {
      const wanted = new Set(presences.map(({ id }) => id))
      for (const id of elsewhere.get(server)?.keys() ?? []) if (!wanted.has(id)) hub.removePresence(server, id)
      for (const presence of presences) hub.addPresence(server, presence)
    },
    addPresence(server, presence) {
      const there = elsewhere.get(server) ?? new Map<string, Presence>()
      const before = there.get(presence.id)
      elsewhere.set(server, there.set(presence.id, presence))
      if (before?.meta.phx_ref !== presence.meta.phx_ref) tell(presence, presence.meta, before?.meta)
    },
    removePresence(server, id) {
      const there = elsewhere.get(server)
      const before = there?.get(id)
      if (!there || !before) return
      there.delete(id)
      if (there.size === 0) elsewhere.delete(server)
      tell(before, undefined, before.meta)
    },
  }
  return hub
}
