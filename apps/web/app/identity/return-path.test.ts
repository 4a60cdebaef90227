import { beforeEach, expect, it, vi } from 'vitest'
import { returnPath } from './return-path.ts'

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://kvint.test' })
  return () => vi.unstubAllGlobals()
})

it.each([
  ['/oauth/consent?authorization_id=abc', '/oauth/consent?authorization_id=abc'],
  ['/projects', '/projects'],
  ['', '/dashboard'],
  ['https://evil.test/', '/dashboard'],
  ['//evil.test/', '/dashboard'],
  ['/\\evil.test/', '/dashboard'],
  ['/\t/evil.test/', '/dashboard'],
  ['/\n/evil.test/', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['projects', '/dashboard'],
])('goes on from %j to %s', (wanted, path) => {
  expect(returnPath(`?${new URLSearchParams({ return_to: wanted })}`)).toBe(path)
})
