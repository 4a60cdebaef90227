import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A tool server over an event stream that says as much as it is told to. */
export async function floodingServer(): Promise<{
  readonly origin: string
  /** Sends so many messages to anyone who listens. */
  readonly send: (count: number) => void
  readonly close: () => void
}> {
  let listener: ServerResponse | undefined
  let sent = 0
  const say = (message: object) => listener?.write(`event: message\ndata: ${JSON.stringify(message)}\n\n`)
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      sent = 0
      listener = response.writeHead(200, { 'content-type': 'text/event-stream' })
      listener.write('event: endpoint\ndata: /mcp/messages?sessionId=1\n\n')
      return
    }
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      response.writeHead(202).end()
      const { id, method } = JSON.parse(body) as { id?: number; method: string }
      if (id !== undefined) say({ jsonrpc: '2.0', id, result: ANSWERS[method] ?? {} })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    send: (count) => {
      const messages = Array.from({ length: count }, (_, index) => noteOf(sent + index + 1))
      sent += count
      listener?.write(messages.map((one) => `event: message\ndata: ${JSON.stringify(one)}\n\n`).join(''))
    },
    close: () => {
      listener?.end()
      server.close()
    },
  }
}

/** A message as a server logs it, of one to four lines. */
export function noteOf(number: number): object {
  const words = 'a track, its clips, and what they play '.repeat(1 + (number % 4))
  return {
    jsonrpc: '2.0',
    method: 'notifications/message',
    params: { level: 'info', logger: 'bench', data: { number, words } },
  }
}

const ANSWERS: Record<string, object> = {
  initialize: {
    protocolVersion: '2024-11-05',
    capabilities: { logging: {}, tools: {} },
    serverInfo: { name: 'flood', version: '1.0.0' },
  },
  'tools/list': { tools: [] },
}
