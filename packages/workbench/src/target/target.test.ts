import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addressOn, addressProblem, OWN, streamOn, type Target } from './target.ts'

const named = (address: string): Target => ({ kind: 'named', address, access: 'none', token: '' })

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://kvint.example/mcp-test', origin: 'https://kvint.example' })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  [OWN, '/mcp', 'https://kvint.example/mcp'],
  [OWN, '/health', 'https://kvint.example/health'],
  [named('http://localhost:3001/mcp'), '/mcp', 'http://localhost:3001/mcp'],
  [named('http://localhost:3001/mcp'), '/mcp/sse', 'http://localhost:3001/mcp/sse'],
  [named('https://tools.example/v2/?team=1'), '/mcp/messages', 'https://tools.example/v2/messages?team=1'],
  [named('https://tools.example/v2'), '/health', 'https://tools.example/health'],
  [named('https://tools.example'), '/mcp-other', 'https://tools.example/mcp-other'],
])('%o: %s is %s', (target, path, address) => {
  expect(addressOn(target, path, '').href).toBe(address)
})

it('finds the own server where it answers', () => {
  expect(addressOn(OWN, '/mcp', 'https://api.example').href).toBe('https://api.example/mcp')
})

it('takes a named stream as it stands', () => {
  expect(streamOn(named('http://localhost:3001/sse'), '').href).toBe('http://localhost:3001/sse')
  expect(streamOn(OWN, '').href).toBe('https://kvint.example/mcp/sse')
})

it.each([
  ['https://tools.example/mcp', undefined],
  ['http://localhost:3001/mcp', undefined],
  ['', 'empty'],
  ['tools.example', 'no-url'],
  ['ftp://tools.example', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['https://me:secret@tools.example', 'credentials'],
  ['http://192.168.1.4/mcp', 'mixed'],
])('says of "%s": %s', (text, problem) => {
  expect(addressProblem(text)).toBe(problem)
})
