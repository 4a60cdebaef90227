import type { McpServer, ServerOptions } from '@modelcontextprotocol/server'
import type { ProjectLibrary } from '@kvint/mcp'
import type { Authenticate, Subject } from './access.ts'
import type { SessionDirectory } from './nodes/session-directory.ts'

/** What the host gives the tool server. */
export type McpRouteOptions = {
  readonly authenticate: Authenticate
  readonly libraryFor: (subject: Subject) => ProjectLibrary
  /** Where clients find the authorization server; `null` where no one signs in. */
  readonly protectedResource: ProtectedResource | null
  /** Host names (no ports) under which the service is reached; browsers may call from pages of these hosts. */
  readonly hostNames: readonly string[]
  /** Which of several processes holds a session; absent where there is one alone. */
  readonly directory?: (ownAddress: () => string) => SessionDirectory
  /** Where the other processes reach this one, if not at the address that it listens on. */
  readonly nodeUrl?: string
  /** Told of a stream of another process that broke on its way through this one. */
  readonly onRelayBroken?: () => void
  /** Adds to each server that is made: the fixtures of the conformance suite. */
  readonly extend?: (server: McpServer, announce: Announce) => void
  /** How state that clients carry between the rounds of one call is checked. */
  readonly requestState?: ServerOptions['requestState']
  /** Time between keep-alive comments on open streams. */
  readonly keepAliveMs?: number
}

/** Tells all clients of the newest protocol that a list has changed. */
export type Announce = (list: 'tools' | 'prompts') => void

/** RFC 9728. */
export type ProtectedResource = {
  /** Public address of the endpoint, such as `https://kvint.example/mcp`: the audience of its tokens. */
  readonly resource: string
  readonly authorizationServers: readonly string[]
  readonly scopes: readonly string[]
}
