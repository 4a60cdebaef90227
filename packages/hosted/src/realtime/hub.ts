import { randomUUID } from 'node:crypto'
import type { Channel } from './channel.ts'
import type { Broadcast, Payload } from './frames.ts'

/** Who is on which topic, and who is present there. A private topic and a public one of the same name are two. */
export type Hub = {
  channels: Set<Channel>
  add(channel: Channel): void
  remove(channel: Channel): void
  broadcast(broadcast: Broadcast, isPrivate: boolean, from?: Channel): void
  track(channel: Channel, payload: Payload): void
  untrack(channel: Channel): void
  presenceState(channel: Channel): Payload
}

type Meta = Payload & { phx_ref: string }

export function openHub(): Hub {
  const topics = new Map<string, Set<Channel>>()
  const channels = new Set<Channel>()
  const present = new Map<Channel, Meta>()
  const keyOf = (topic: string, isPrivate: boolean) => `${isPrivate ? 'private' : 'public'} ${topic}`
  const members = (channel: Channel) => topics.get(keyOf(channel.topic, channel.isPrivate)) ?? new Set<Channel>()

  function tell(channel: Channel, joins: Meta | undefined, leaves: Meta | undefined): void {
    const diff = (meta: Meta | undefined) => (meta ? { [channel.presenceKey]: { metas: [meta] } } : {})
    for (const member of members(channel)) member.send('presence_diff', { joins: diff(joins), leaves: diff(leaves) })
  }

  return {
    channels,
    add(channel) {
      const key = keyOf(channel.topic, channel.isPrivate)
      topics.set(key, (topics.get(key) ?? new Set()).add(channel))
      channels.add(channel)
    },
    remove(channel) {
      this.untrack(channel)
      const group = members(channel)
      group.delete(channel)
      channels.delete(channel)
      if (group.size === 0) topics.delete(keyOf(channel.topic, channel.isPrivate))
    },
    broadcast(broadcast, isPrivate, from) {
      for (const member of topics.get(keyOf(broadcast.topic, isPrivate)) ?? [])
        if (member !== from || member.hearsItself) member.sendBroadcast(broadcast)
    },
    track(channel, payload) {
      const before = present.get(channel)
      const meta: Meta = {
        ...payload,
        phx_ref: randomUUID().slice(0, 18),
        ...(before ? { phx_ref_prev: before.phx_ref } : {}),
      }
      present.set(channel, meta)
      tell(channel, meta, before)
    },
    untrack(channel) {
      const before = present.get(channel)
      present.delete(channel)
      if (before) tell(channel, undefined, before)
    },
    presenceState(channel) {
      const state: Record<string, { metas: Meta[] }> = {}
      for (const member of members(channel)) {
        const meta = present.get(member)
        if (meta) (state[member.presenceKey] ??= { metas: [] }).metas.push(meta)
      }
      return state
    },
  }
}
