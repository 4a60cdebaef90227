import { expect, it } from 'vitest'
import { isSafeReturn, redirectPlace } from './redirect-address.ts'

it.each([
  ['https://assistant.test/cb', { kind: 'site', host: 'assistant.test' }],
  ['https://localhost.evil.test/cb', { kind: 'site', host: 'localhost.evil.test' }],
  ['https://localhost@evil.test/', { kind: 'site', host: 'evil.test' }],
  ['http://localhost:4180/cb', { kind: 'this-computer', host: 'localhost:4180' }],
  ['http://127.0.0.1:33418/', { kind: 'this-computer', host: '127.0.0.1:33418' }],
  ['http://[::1]:8/', { kind: 'this-computer', host: '[::1]:8' }],
  ['cursor://anysphere.cursor-mcp/cb', { kind: 'program', scheme: 'cursor:' }],
])('says where %s leads', (redirectUri, place) => {
  expect(redirectPlace(redirectUri)).toEqual(place)
})

it.each([
  ['https://assistant.test/cb?code=1&state=2', 'https://assistant.test/cb', true],
  ['https://assistant.test/cb?from=a&code=1', 'https://assistant.test/cb?from=a', true],
  ['cursor://anysphere/cb?code=1', 'cursor://anysphere/cb', true],
  ['https://assistant.test/cb?code=1', undefined, true],
  ['https://evil.test/cb?code=1', 'https://assistant.test/cb', false],
  ['http://assistant.test/cb?code=1', 'https://assistant.test/cb', false],
  ['https://assistant.test/cb/evil?code=1', 'https://assistant.test/cb', false],
  ['javascript:alert(1)', undefined, false],
  ['JaVaScRiPt:alert(1)', 'javascript:alert(1)', false],
  ['data:text/html,hi', undefined, false],
  ['/somewhere', undefined, false],
])('follows %s where %s was shown: %s', (address, shown, expected) => {
  expect(isSafeReturn(address, shown)).toBe(expected)
})
