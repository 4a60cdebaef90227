import { useMcpWords, useSseTestWords } from '../copy/pages.ts'
import type { Reach } from '../target/target-context.ts'
import { breather } from '../wire/breather.ts'
import { callMcp } from '../wire/call-mcp.ts'
import { jsonOf, readAnswer } from '../wire/read-answer.ts'
import { readEvents } from '../wire/read-events.ts'
import { sameOriginEndpoint } from '../wire/same-origin-endpoint.ts'
import { unansweredWords } from '../wire/unanswered-words.ts'

export type SseConnection = {
  /** Rejects with `Failed to send message: {status}` where the server does not take it. */
  readonly send: (message: object) => Promise<void>
  readonly close: () => void
}

export type SseListener = {
  readonly onOpen: () => void
  readonly onMessage: (message: unknown) => void
  /** The stream did not open, or has ended by itself. Not called after `close`. */
  readonly onLost: (why: string) => void
}

/** Opens the event stream. `EventSource` cannot carry the token, so it is read with `fetch`. */
export function openSse(reach: Reach, listener: SseListener): SseConnection {
  const mcpWords = useMcpWords.now()
  const copy = useSseTestWords.now()
  const closing = new AbortController()
  let announce: (endpoint: URL) => void = () => undefined
  const endpoint = new Promise<URL>((resolve) => (announce = resolve))

  const listen = async (): Promise<void> => {
    const token = await reach.accessToken()
    if (!token && reach.needsToken) throw new Error(mcpWords.noToken)
    const asking = callMcp(reach.stream, { token, accept: 'text/event-stream', signal: closing.signal })
    const response = await asking.catch((error: unknown) => {
      throw new Error(unansweredWords(error, 'GET', reach.stream))
    })
    if (!response.ok || !response.body) throw new Error(copy.answered(response.status))
    if (closing.signal.aborted) return
    listener.onOpen()
    setTimeout(() => announce(reach.at(USUAL_ENDPOINT)), ANNOUNCED_WITHIN_MS)
    const breathe = breather()
    for await (const { event, data } of readEvents(response.body)) {
      if (closing.signal.aborted) return
      if (event === 'endpoint') announce(own(data, reach.stream))
      else listener.onMessage(jsonOf(data) ?? data)
      await breathe()
    }
    throw new Error(copy.lost)
  }
  listen().catch((error: unknown) => {
    if (closing.signal.aborted) return
    closing.abort()
    listener.onLost(error instanceof Error ? error.message : String(error))
  })

  return {
    send: async (body) => {
      const token = await reach.accessToken()
      const response = await callMcp(await endpoint, { token, body, signal: closing.signal })
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(copy.failedStatus(response.status))
      }
      const answer = await readAnswer(response)
      if (answer !== undefined) listener.onMessage(answer)
    },
    close: () => closing.abort(),
  }
}

function own(announced: string, stream: URL): URL {
  const copy = useSseTestWords.now()
  const endpoint = sameOriginEndpoint(announced, stream)
  if (!endpoint) throw new Error(copy.otherOrigin)
  return endpoint
}

/** Where to post if the stream does not say. */
const USUAL_ENDPOINT = '/mcp/messages'
const ANNOUNCED_WITHIN_MS = 1000
