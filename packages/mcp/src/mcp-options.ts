import type { ServerContext, ServerOptions } from '@modelcontextprotocol/server'
import type { ProjectLibrary } from './library/project-library.ts'

export type McpOptions = {
  /** The library of anyone who asks: by the request's authentication on a shared server, always the same one on stdio. */
  readonly libraryFor: (context: ServerContext) => ProjectLibrary
  readonly version: string
  /** How state that clients carry between the rounds of one call is checked; none of the own tools needs it. */
  readonly requestState?: ServerOptions['requestState']
  /** Told of failures that no one expected; the client is told only that something failed. */
  readonly onError?: (error: unknown) => void
}
