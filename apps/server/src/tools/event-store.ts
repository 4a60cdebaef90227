import type { EventStore, JSONRPCMessage } from '@modelcontextprotocol/server'

/** The last messages of a session's streams, so that a client that lost its connection gets what it missed. */
export function eventStore(): EventStore {
  const events = new Map<string, { readonly streamId: string; readonly message: JSONRPCMessage }>()
  let last = 0
  return {
    storeEvent: async (streamId, message) => {
      const id = `${streamId}.${++last}`
      events.set(id, { streamId, message })
      const [oldest] = events.keys()
      if (events.size > MOST_EVENTS && oldest !== undefined) events.delete(oldest)
      return id
    },
    getStreamIdForEventId: async (eventId) => streamOf(eventId),
    replayEventsAfter: async (lastEventId, { send }) => {
      const streamId = streamOf(lastEventId)
      const after = Number(lastEventId.slice(streamId.length + 1))
      for (const [id, event] of events) {
        const isLater = Number(id.slice(event.streamId.length + 1)) > after
        if (event.streamId === streamId && isLater && !isEmpty(event.message)) await send(id, event.message)
      }
      return streamId
    },
  }
}

/** What a stream begins with: an id to come back with, and no message. */
function isEmpty(message: JSONRPCMessage): boolean {
  return Object.keys(message).length === 0
}

/** As the SDK calls the stream that a GET opens. */
export const STANDALONE_STREAM = '_GET_stream'

function streamOf(eventId: string): string {
  return eventId.slice(0, Math.max(0, eventId.lastIndexOf('.')))
}

const MOST_EVENTS = 200
