import { expect, it } from 'vitest'
import { asCurl } from './as-curl.ts'
import { asSdkCode } from './as-sdk-code.ts'
import type { CallDescription } from './call-description.ts'

const call: CallDescription = {
  address: 'https://tools.example/mcp',
  way: 'plain',
  method: 'tools/call',
  params: { name: 'find', arguments: { text: "it's" } },
  token: 'secret-token',
}

it('keeps the token back unless it is to be shown', () => {
  for (const write of [asCurl, asSdkCode]) {
    expect(write(call, false)).not.toContain('secret-token')
    expect(write(call, true)).toContain('secret-token')
    expect(write({ ...call, token: undefined }, true)).not.toMatch(/authorization|authProvider/i)
  }
  expect(asCurl(call, false)).toContain('-H "Authorization: Bearer $TOKEN"')
})

it('quotes for the shell', () => {
  expect(asCurl(call, false)).toContain(String.raw`"text":"it'\''s"`)
})

it.each([
  ['session', /SESSION=\$\(curl -sS -D - -o \/dev\/null[\s\S]+notifications\/initialized[\s\S]+"id":2/],
  ['stream', /curl -sSN[\s\S]+text\/event-stream[\s\S]+ADDRESS FROM THE STREAM/],
  ['modern', /MCP-Protocol-Version: 2026-07-28'[\s\S]+Mcp-Name: find'[\s\S]+io\.modelcontextprotocol\/clientInfo/],
] as const)('goes the way of the connection: %s', (way, pattern) => {
  expect(asCurl({ ...call, way }, false)).toMatch(pattern)
})

it.each([
  ['tools/call', { name: 'a' }, 'callTool({'],
  ['tools/list', {}, 'listTools()'],
  ['resources/read', { uri: 'x:y' }, 'readResource({'],
  ['tasks/list', {}, 'request({ method: "tasks/list"'],
])('writes %s with the words of the SDK', (method, params, words) => {
  expect(asSdkCode({ ...call, method, params }, false)).toContain(words)
})

it.each([
  ['stream', 'SSEClientTransport'],
  ['modern', "pin: '2026-07-28'"],
] as const)('connects by %s in code', (way, words) => {
  expect(asSdkCode({ ...call, way }, false)).toContain(words)
})
