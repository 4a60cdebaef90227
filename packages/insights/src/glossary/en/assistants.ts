import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const assistantsEn = {
  mcp: {
    name: 'MCP',
    definition: 'Model Context Protocol: how AI assistants call tools of other programs.',
    example: 'Claude asks Kvint for the chords of your newest save.',
    alsoCalled: ['Model Context Protocol'],
  },
  tool: {
    name: 'tool',
    definition: 'Something that an assistant can call by name, with an input that has a schema.',
    example: 'finding_lesson tells one finding in depth.',
    confusion: 'A resource is read by its address; a tool is called with an input.',
    alsoCalled: ['function'],
  },
  resource: {
    name: 'resource',
    definition: 'Something that an assistant can read by its address, such as a report.',
    example: 'kvint://glossary/groove is this glossary’s entry on groove.',
  },
  prompt: {
    name: 'prompt',
    definition: 'A ready beginning for a conversation that a server offers.',
    example: '“Compare my last two saves.”',
  },
  'access-token': {
    name: 'access token',
    definition: 'A short-lived pass that a program shows with each call.',
    example: 'Authorization: Bearer eyJhbGciOi…',
    confusion: 'A refresh token only buys new access tokens.',
    alsoCalled: ['bearer token', 'JWT'],
  },
  'refresh-token': {
    name: 'refresh token',
    definition: 'A long-lived pass that only buys new access tokens.',
    example: 'When the access token has run out, the program trades this one for the next.',
  },
  'authorization-server': {
    name: 'authorization server',
    definition: 'The service that signs people in and gives out tokens.',
    example: 'The page on which you allow an assistant to read your projects.',
    alsoCalled: ['identity provider'],
  },
  'protected-resource': {
    name: 'protected resource',
    definition: 'An address that wants a token, such as the MCP server.',
    example: 'Without a token /mcp answers 401.',
  },
  scope: {
    name: 'scope',
    definition: 'What an access token allows.',
    example: 'projects:read allows reading your projects, and no more.',
    alsoCalled: ['permission'],
  },
} as const satisfies Partial<Record<TermId, TermWords>>
