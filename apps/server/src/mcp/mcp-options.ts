import type { McpServer } from '@modelcontextprotocol/server'
import type { ProjectLibrary } from '@kvint/mcp'
import type { Authenticate, Subject } from './access.ts'

/** What the host gives the tool server. */
export type McpRouteOptions = {
  readonly authenticate: Authenticate
  readonly libraryFor: (subject: Subject) => ProjectLibrary
  /** Where clients find the authorization server; `null` where nobody signs in. */
  readonly protectedResource: ProtectedResource | null
  /** Host names (no ports) under which the service is reached; browsers may call from pages of these hosts. */
  readonly hostNames: readonly string[]
  /** Adds to each server that is made: the fixtures of the conformance suite. */
  readonly extend?: (server: McpServer) => void
  /** Time between keep-alive comments on open streams. */
  readonly keepAliveMs?: number
}

/** RFC 9728. */
export type ProtectedResource = {
  /** Public address of the endpoint, such as `https://kvint.example/mcp`: the audience of its tokens. */
  readonly resource: string
  readonly authorizationServers: readonly string[]
  readonly scopes: readonly string[]
}
