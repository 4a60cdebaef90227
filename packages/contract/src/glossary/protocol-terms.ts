import type { Term } from './term.ts'

/** Words of sign-in and of the Model Context Protocol. */
export const PROTOCOL_TERMS: readonly Term[] = [
  {
    id: 'access-token',
    field: 'oauth',
    name: 'access token',
    meaning: 'A short-lived pass that a program shows with each call.',
    alsoCalled: ['bearer token', 'JWT'],
  },
  {
    id: 'refresh-token',
    field: 'oauth',
    name: 'refresh token',
    meaning: 'A long-lived pass that only buys new access tokens.',
  },
  {
    id: 'authorization-server',
    field: 'oauth',
    name: 'authorization server',
    meaning: 'The service that signs people in and gives out tokens.',
    alsoCalled: ['identity provider'],
  },
  {
    id: 'protected-resource',
    field: 'oauth',
    name: 'protected resource',
    meaning: 'An address that wants a token, such as the MCP server.',
  },
  {
    id: 'mcp',
    field: 'mcp',
    name: 'MCP',
    meaning: 'Model Context Protocol: how AI assistants call tools of other programs.',
  },
  {
    id: 'tool',
    field: 'mcp',
    name: 'tool',
    meaning: 'Something that an assistant can call by name, with an input that has a schema.',
    alsoCalled: ['function'],
  },
  {
    id: 'resource',
    field: 'mcp',
    name: 'resource',
    meaning: 'Something that an assistant can read by its address, such as a report.',
  },
  { id: 'scope', field: 'oauth', name: 'scope', meaning: 'What an access token allows.' },
  { id: 'prompt', field: 'mcp', name: 'prompt', meaning: 'A ready beginning for a conversation that a server offers.' },
]
