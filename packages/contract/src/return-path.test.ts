import { expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

it.each([
  ['/oauth/consent?authorization_id=abc', '/oauth/consent?authorization_id=abc'],
  ['/projects', '/projects'],
  ['/', '/'],
  ['', '/dashboard'],
  ['https://evil.test/', '/dashboard'],
  ['//evil.test/', '/dashboard'],
  ['/\\evil.test/', '/dashboard'],
  ['/\t/evil.test/', '/dashboard'],
  ['/\n/evil.test/', '/dashboard'],
  ['/a/..//evil.test/', '/dashboard'],
  ['/.//evil.test/', '/dashboard'],
  ['/a/../\\evil.test/', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['projects', '/dashboard'],
])('goes on from %j to %s', (wanted, path) => {
  expect(returnPath(wanted, 'https://kvint.test')).toBe(path)
  expect(new URL(path, 'https://kvint.test').origin).toBe('https://kvint.test')
})
