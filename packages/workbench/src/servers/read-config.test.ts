import { expect, it } from 'vitest'
import { readConfig } from './read-config.ts'

it('reads the files of assistants', () => {
  const headers = { Authorization: 'Bearer t', 'X-Number': 4 }
  expect(
    readConfig({
      mcpServers: {
        plain: { url: 'https://a.example/mcp', headers },
        stream: { type: 'sse', url: 'http://localhost:3001/sse' },
        program: { command: 'kvint', args: ['mcp'] },
        far: { url: 'http://a.example/mcp' },
        none: 7,
      },
    }),
  ).toEqual([
    {
      kind: 'reachable',
      name: 'plain',
      address: 'https://a.example/mcp',
      transport: 'streamable',
      headers: { Authorization: 'Bearer t' },
    },
    { kind: 'reachable', name: 'stream', address: 'http://localhost:3001/sse', transport: 'sse', headers: {} },
    { kind: 'unreachable', name: 'program', why: 'program' },
    { kind: 'unreachable', name: 'far', why: 'address' },
    { kind: 'unreachable', name: 'none', why: 'program' },
  ])
  expect(readConfig({ servers: { one: { url: 'https://a.example/mcp' } } })).toHaveLength(1)
})

it.each([[null], ['text'], [{}], [{ mcpServers: [] }]])('%o is no such file', (value) => {
  expect(readConfig(value)).toBeNull()
})
