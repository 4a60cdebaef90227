import { callMcp } from '../wire/call-mcp.ts'
import { isEventStream } from '../wire/read-answer.ts'
import { CLIENT, rpcRequest } from '../wire/rpc-request.ts'
import type { Patient } from './finding.ts'
import { readReply, type Reply } from './read-reply.ts'

export type Answered = Reply & {
  readonly kind: 'answered'
  readonly status: number
  readonly headers: Headers
  readonly isStream: boolean
}

export type Asked = Answered | { readonly kind: 'no answer'; readonly why: string }

/** The first request of a connection, as a client makes it: `initialize`, or the opening of the stream. */
export async function ask({ url, transport, token }: Patient, signal: AbortSignal): Promise<Asked> {
  const leaving = new AbortController()
  const within = AbortSignal.any([signal, leaving.signal, AbortSignal.timeout(ANSWER_MS)])
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: CLIENT }
  try {
    const response = await callMcp(url, {
      token,
      signal: within,
      ...(transport === 'sse' ? { accept: 'text/event-stream' } : { body: rpcRequest(1, 'initialize', params) }),
    })
    const { status, headers } = response
    const isStream = isEventStream(response)
    if (transport === 'sse' && isStream) {
      leaving.abort()
      return { kind: 'answered', status, headers, isStream, message: undefined, said: '' }
    }
    return { kind: 'answered', status, headers, isStream, ...(await readReply(response)) }
  } catch (error) {
    return { kind: 'no answer', why: String(error) }
  }
}

export const ANSWER_MS = 8000
