import { expect, it } from 'vitest'
import { isFromThisMachine } from './from-this-machine.ts'

const asked = (headers: Record<string, string> = {}, ip = '127.0.0.1', httpVersion = '1.1') =>
  isFromThisMachine({ ip, headers: { host: 'localhost:8080', ...headers }, raw: { httpVersion } })

it.each([
  [{}, '127.0.0.1'],
  [{ host: '127.0.0.1:8080' }, '::ffff:127.0.0.1'],
  [{ host: '[::1]:8080', origin: 'http://localhost:8080', referer: 'http://localhost:8080/login' }, '::1'],
])('lets in who sits here: %j from %s', (headers, ip) => {
  expect(asked(headers, ip)).toBe(true)
})

it.each([
  { host: 'kvint.example' },
  { host: 'localhost.kvint.example' },
  { host: 'localhost@kvint.example' },
  { host: '' },
  { origin: 'https://kvint.example' },
  { origin: 'null' },
  { referer: 'https://kvint.example/login' },
  { forwarded: 'for=203.0.113.7' },
  { via: '1.1 proxy' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-server': 'web' },
  { 'x-real-ip': '127.0.0.1' },
  { 'cf-connecting-ip': '203.0.113.7' },
  { 'cdn-loop': 'x' },
])('is closed with %j', (headers) => {
  expect(asked(headers as Record<string, string>)).toBe(false)
})

it('is closed to other addresses, and to what speaks as proxies by default do', () => {
  expect(asked({}, '10.0.0.7')).toBe(false)
  expect(asked({}, '127.0.0.1', '1.0')).toBe(false)
})
