import { expect, test } from 'vitest'
import { nodeAddress } from './node-address.ts'

const INTERFACES = {
  lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true, netmask: '', mac: '', cidr: null }],
  eth0: [{ address: '10.0.0.3', family: 'IPv4', internal: false, netmask: '', mac: '', cidr: null }],
} as const

test.each([
  ['what is configured, before all else', 'http://kvint-2.internal:8080/', '0.0.0.0', 'http://kvint-2.internal:8080'],
  ['the address that it listens on', undefined, '127.0.0.1', 'http://127.0.0.1:8080'],
  ['its first address in the network where it listens on all', undefined, '0.0.0.0', 'http://10.0.0.3:8080'],
  ['the same with IPv6', undefined, '::', 'http://10.0.0.3:8080'],
])('a process is reached at %s', (_what, configured, address, expected) => {
  const family = address.includes(':') ? 'IPv6' : 'IPv4'
  const interfaces = { lo: [...INTERFACES.lo], eth0: [...INTERFACES.eth0] }
  expect(nodeAddress(configured, { address, port: 8080, family }, interfaces)).toBe(expected)
})

test('an IPv6 address stands in brackets', () => {
  expect(nodeAddress(undefined, { address: '::1', port: 80, family: 'IPv6' }, {})).toBe('http://[::1]:80')
})
