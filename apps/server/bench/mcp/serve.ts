import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { type ProjectLibrary, TOOLS } from '@kvint/mcp'
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node'
import { McpServer } from '@modelcontextprotocol/server'
import { fastify } from 'fastify'
import { everybody } from '../../src/mcp/access.ts'
import { demoLibrary } from '../../src/mcp/demo-library.ts'
import { mcpRoutes } from '../../src/mcp/mcp-routes.ts'

/** The server process of the bench: `kvint` or `sdk`. It answers its own CPU time to the parent's questions. */
const library = demoLibrary()
const port = process.argv[2] === 'sdk' ? await serveSdk() : await serveKvint()
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() }))
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return portOf(server.address())
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

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  return typeof address === 'object' && address ? address.port : 0
}
