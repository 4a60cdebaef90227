import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fetchPublic, isPrivateAddress } from './fetch-public.ts'

const LIMITS = { maximumBytes: 1_000, timeoutMs: 5_000 }

async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await vi.waitFor(() => expect(server.listening).toBe(true))
  return new URL(`http://documents.test:${(server.address() as AddressInfo).port}/client.json`)
}
const to = (...addresses: string[]) =>
  vi.fn<NonNullable<Parameters<typeof fetchPublic>[1]['resolve']>>((_host, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  )

it('brings what stands there, by one look at the name', async () => {
  const url = await serve((_request, response) => response.end('{"a":1}'))
  const resolve = to('127.0.0.1')
  expect(await fetchPublic(url, { ...LIMITS, isLocalAllowed: true, resolve })).toBe('{"a":1}')
  expect(resolve).toHaveBeenCalledTimes(1)
})

it.each([['127.0.0.1'], ['93.184.215.14', '127.0.0.1'], ['::ffff:127.0.0.1'], ['2002:7f00:1::'], []])(
  'connects to none of a name that leads to %s',
  async (...addresses) => {
    const answer = vi.fn<RequestListener>((_request, response) => response.end('{}'))
    const url = await serve(answer)
    await expect(fetchPublic(url, { ...LIMITS, resolve: to(...addresses) })).rejects.toThrow('network of our own')
    expect(answer).not.toHaveBeenCalled()
  },
)

it('connects to no address of our own that is written as one', async () => {
  const url = await serve((_request, response) => response.end('{}'))
  url.hostname = '127.0.0.1'
  await expect(fetchPublic(url, LIMITS)).rejects.toThrow('network of our own')
})

it('follows no redirect', async () => {
  const asked: string[] = []
  const url = await serve((request, response) => {
    asked.push(String(request.url))
    if (request.url === '/client.json') response.writeHead(302, { location: '/other.json' }).end('{}')
    else response.end('{}')
  })
  await expect(fetchPublic(url, { ...LIMITS, isLocalAllowed: true, resolve: to('127.0.0.1') })).rejects.toThrow('302')
  expect(asked).toEqual(['/client.json'])
})

it('takes no more than so much', async () => {
  const url = await serve((_request, response) => response.end('x'.repeat(1_001)))
  await expect(fetchPublic(url, { ...LIMITS, isLocalAllowed: true, resolve: to('127.0.0.1') })).rejects.toThrow('long')
})

it.each([
  ['93.184.215.14', false],
  ['::ffff:93.184.215.14', false],
  ['2606:4700::1111', false],
  ['::ffff:10.0.0.1', true],
  ['192.88.99.1', true],
  ['203.0.113.9', true],
  ['2002:0a00:0001::1', true],
  ['2001::1', true],
  ['2001:10::1', true],
  ['2001:db8::1', true],
  ['fec0::1', true],
  ['::7f00:1', true],
  ['64:ff9b:1::a00:1', true],
  ['100::1', true],
  ['5f00::1', true],
])('%s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected)
})
