import { localhostAllowedHostnames } from '@modelcontextprotocol/server'
import type { Configuration } from '../platform/configuration/configuration.ts'
import { everybody } from './access.ts'
import { demoLibrary } from './demo-library.ts'
import type { McpRouteOptions } from './mcp-options.ts'

/** The tool server without accounts: anyone who comes asks about the demo library. */
export function demoMcp({ publicUrl, host }: Pick<Configuration, 'publicUrl' | 'host'>): McpRouteOptions {
  const library = demoLibrary()
  return {
    authenticate: everybody,
    libraryFor: () => library,
    protectedResource: null,
    hostNames: [...new Set([...localhostAllowedHostnames(), host, new URL(publicUrl).hostname])],
  }
}
