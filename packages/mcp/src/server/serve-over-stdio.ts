import type { Readable, Writable } from 'node:stream'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import type { ProjectLibrary } from '../library/project-library.ts'
import { watchResources } from '../resources/watch-resources.ts'
import { createMcpServer } from './create-mcp-server.ts'

export type StdioOptions = {
  readonly version: string
  readonly onError: (error: unknown) => void
  /** Where messages come from and answers go; the process's own input and output unless said otherwise. */
  readonly input?: Readable
  readonly output?: Writable
}

/**
 * Serves one library over the process's own standard input and output, both eras of the protocol. The returned
 * promise ends when the client closes its end.
 *
 * @example await serveOverStdio(library, { version: '1.0.0', onError: console.error })
 */
export function serveOverStdio(
  library: ProjectLibrary,
  { version, onError, input = process.stdin, output = process.stdout }: StdioOptions,
): Promise<void> {
  const endings = new Set<() => void>()
  const handle = serveStdio(
    () => {
      const server = createMcpServer({ version, onError, libraryFor: () => library })
      endings.add(watchResources(server, library))
      return server
    },
    { onerror: onError, transport: new StdioServerTransport(input, output) },
  )
  return new Promise((resolve) => {
    input.once('close', () => {
      for (const end of endings) end()
      void handle.close().finally(resolve)
    })
  })
}
