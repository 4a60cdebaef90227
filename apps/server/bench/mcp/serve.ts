import { type IncomingMessage, type Server as HttpServer, type ServerResponse, createServer } from 'node:http'
import { type ProjectLibrary, TOOLS, answerCall } from '@kvint/mcp'
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node'
import { McpServer } from '@modelcontextprotocol/server'
import { fastify } from 'fastify'
import { everybody } from '../../src/tools/access.ts'
import { demoLibrary } from '../../src/tools/demo-library.ts'
import { mcpRoutes } from '../../src/tools/mcp-routes.ts'

/** The server process of the bench: `kvint`, `sdk` or `bare`, for the call that follows. It answers its own CPU time to the parent's questions. */
const library = demoLibrary()
const serve = { kvint: serveKvint, sdk: serveSdk, bare: serveBare }[process.argv[2] ?? '']
const port = await serve?.()
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.send?.({ port })

async function serveKvint(): Promise<number> {
  const app = fastify({ logger: false })
  await app.register(mcpRoutes, {
    authenticate: everybody,
    libraryFor: () => library,
    protectedResource: null,
    hostNames: ['localhost', '127.0.0.1'],
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return portOf(app.server.address())
}

/** What no server on node:http goes below: it reads the body and writes an answer that was made before, in one go. */
async function serveBare(): Promise<number> {
  const params = JSON.parse(process.argv[3] ?? '{}') as Record<string, unknown>
  const work = { signal: new AbortController().signal, progress: () => undefined }
  const answer = (await answerCall({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }, { library, ...work })) ?? ''
  const head = ['content-type', 'application/json; charset=utf-8', 'content-length', String(answer.length)]
  return await listening(
    createServer((request, response) => {
      request.on('data', () => undefined)
      request.on('end', () => response.writeHead(200, head).end(answer, 'latin1'))
    }),
  )
}

/** As the SDK's own stateless example does it: a server and a transport a request, with the same tools. */
async function serveSdk(): Promise<number> {
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const mcp = statelessServer(library)
    const transport = new NodeStreamableHTTPServerTransport({ enableJsonResponse: true })
    await mcp.connect(transport)
    response.once('close', () => void mcp.close())
    await transport.handleRequest(request, response, await bodyOf(request))
  }
  return await listening(server)
}

function statelessServer(own: ProjectLibrary): McpServer {
  const server = new McpServer({ name: 'sdk', version: '1.0.0' })
  for (const { name, title, description, input, output, run } of TOOLS) {
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output },
      async (args, { mcpReq }) => {
        const answer = await run(args, { library: own, signal: mcpReq.signal, progress: () => undefined })
        if (answer.kind === 'problem') return { isError: true, content: [{ type: 'text', text: answer.message }] }
        return { content: [{ type: 'text', text: JSON.stringify(answer.value) }], structuredContent: answer.value }
      },
    )
  }
  return server
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

async function listening(server: HttpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return portOf(server.address())
}

function portOf(address: ReturnType<HttpServer['address']>): number {
  return typeof address === 'object' && address ? address.port : 0
}
