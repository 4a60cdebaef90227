import { vi } from 'vitest'
import { isRecord } from '../wire/mcp-tool.ts'

type Reply = { readonly result: unknown } | { readonly error: { code: number; message: string } }

/** A tool server behind `fetch`: the event stream and its POSTs, and plain POST. `replies` are by method. */
export function fakeMcp({
  replies = {},
  streamStatus = 200,
  postStatus = 202,
  endpoint = '/mcp/messages?sessionId=1',
}: {
  replies?: Record<string, Reply>
  streamStatus?: number
  postStatus?: number
  /** Where the stream wants messages. */
  endpoint?: string
} = {}) {
  const encoder = new TextEncoder()
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const asked: {
    readonly name: string
    readonly body: Record<string, unknown> | undefined
    readonly auth: string | null
  }[] = []
  const fake = {
    asked,
    methods: () => asked.map(({ body }) => body?.['method']).filter((method) => method !== undefined),
    isStreamOpen: () => stream !== undefined,
    sayText: (text: string) => stream?.enqueue(encoder.encode(`event: message\ndata: ${text}\n\n`)),
    say: (message: object) => fake.sayText(JSON.stringify(message)),
    breakStream: () => {
      stream?.close()
      stream = undefined
    },
    setPostStatus: (status: number) => {
      postStatus = status
    },
  }
  const answers: Record<string, Reply> = {
    initialize: {
      result: {
        protocolVersion: '2024-11-05',
        capabilities: { tools: {} },
        serverInfo: { name: 'fake', version: '1' },
      },
    },
    'tools/list': { result: { tools: FAKE_TOOLS } },
    ...replies,
  }

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const body: unknown = request.method === 'POST' ? await request.json() : undefined
    const message = isRecord(body) ? body : undefined
    asked.push({ name: `${request.method} ${pathname}`, body: message, auth: request.headers.get('authorization') })
    if (request.method === 'GET' && pathname === '/mcp/sse') return openStream(request.signal)
    const reply = answers[String(message?.['method'])]
    const answer = reply && { jsonrpc: '2.0', id: message?.['id'], ...reply }
    if (pathname === '/mcp') {
      return answer ? Response.json(answer) : new Response(null, { status: request.method === 'GET' ? 405 : 202 })
    }
    if (postStatus === 202 && answer) setTimeout(() => fake.say(answer))
    return new Response(postStatus === 202 ? 'Accepted' : 'no', { status: postStatus })
  })
  return fake

  function openStream(signal: AbortSignal): Response {
    if (streamStatus !== 200) return new Response('no', { status: streamStatus })
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller
        controller.enqueue(encoder.encode(`event: endpoint\ndata: ${endpoint}\n\n`))
        signal.addEventListener('abort', () => {
          if (stream === controller) stream = undefined
          controller.error(signal.reason)
        })
      },
      cancel: () => {
        stream = undefined
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
}

/** One property of each kind. */
export const FAKE_TOOLS = [
  {
    name: 'weigh',
    description: 'Weighs a track.',
    inputSchema: {
      type: 'object',
      properties: {
        track: { type: 'string', description: 'Its name.' },
        bars: { type: 'integer' },
        isLoud: { type: 'boolean' },
        key: { type: 'string', enum: ['minor', 'major'] },
        options: { type: 'object' },
      },
      required: ['track', 'options'],
    },
  },
  { name: 'count', description: 'Counts.', inputSchema: { type: 'object', properties: {} } },
]
