import { createMcpServer, serverIdentity } from '@kvint/mcp'
import type { AuthInfo, McpServer } from '@modelcontextprotocol/server'
import type { Subject } from './access.ts'
import type { Announce, McpRouteOptions } from './mcp-options.ts'

/** A server for the tools of the person that each request comes from. */
export function makeServer(
  { libraryFor, extend, requestState }: McpRouteOptions,
  announce: Announce,
  onError: (error: unknown) => void,
): McpServer {
  const server = createMcpServer({
    version: VERSION,
    onError,
    ...(requestState ? { requestState } : {}),
    libraryFor: ({ http }) => libraryFor(subjectOf(http?.authInfo)),
  })
  extend?.(server, announce)
  return server
}

/** The subject in the form in which the SDK carries it to a tool. */
export function authInfoOf(subject: Subject): AuthInfo {
  return {
    token: '',
    clientId: subject.id,
    scopes: subject.scopes === 'all' ? [] : [...subject.scopes],
    extra: { subject },
  }
}

function subjectOf(info: AuthInfo | undefined): Subject {
  const subject = info?.extra?.['subject']
  if (subject === undefined) throw new Error('A tool was called outside an authenticated request.')
  return subject as Subject
}

const VERSION = '0.1.0'
/** Answers of the 2026-07-28 protocol name the server. */
export const IDENTITY = serverIdentity(VERSION)
