import { lookup, type LookupAddress } from 'node:dns'
import { get as getByHttp, type IncomingMessage } from 'node:http'
import { get as getByHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'

type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void

type Limits = {
  readonly maximumBytes: number
  readonly timeoutMs: number
  /** Only for tests: this machine may be called then. */
  readonly isLocalAllowed?: boolean
  readonly resolve?: Resolve
}

/**
 * The text at an address that somebody else chose. Its name is resolved once, each of its addresses must be public, and the
 * connection goes to one of those, so that a name cannot change its mind in between. No redirect is followed.
 * @throws where it is not answered with 200, is too long, comes too late or leads into our own network.
 */
export async function fetchPublic(url: URL, limits: Limits): Promise<string> {
  const { maximumBytes, timeoutMs, isLocalAllowed = false, resolve = byDns } = limits
  const isFit = (address: string) => isLocalAllowed || !isPrivateAddress(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isFit(host)) throw new Error('an address of a network of our own')
  const get = url.protocol === 'https:' ? getByHttps : getByHttp
  const options = {
    agent: false as const,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    lookup: (name: string, _options: unknown, done: (error: Error | null, addresses: LookupAddress[]) => void) =>
      resolve(name, (error, addresses) => {
        if (error) return done(error, [])
        const isPublic = addresses.length > 0 && addresses.every(({ address }) => isFit(address))
        return isPublic ? done(null, addresses) : done(new Error('an address of a network of our own'), [])
      }),
  }
  const answer = await new Promise<IncomingMessage>((fulfil, reject) => {
    get(url, options, fulfil).once('error', reject)
  })
  try {
    if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`)
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of answer as AsyncIterable<Uint8Array>) {
      bytes += part.byteLength
      if (bytes > maximumBytes) throw new Error('too long')
      parts.push(part)
    }
    return Buffer.concat(parts).toString('utf8')
  } finally {
    answer.destroy()
  }
}

/** An IPv4 address in the clothes of IPv6 is looked at as the IPv4 address that it is; of IPv6 only what is given out is public. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  const isMapped = family === 'ipv6' && MAPPED.check(address, 'ipv6')
  return PRIVATE.check(address, family) || (family === 'ipv6' && !isMapped && !GIVEN_OUT.check(address, 'ipv6'))
}

const byDns: Resolve = (host, done) => lookup(host, { all: true }, done)

/** 2000::/3, of which tunnels (6to4, Teredo), documentation and what is no longer used are taken out below. */
const GIVEN_OUT = new BlockList()
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6')
const MAPPED = new BlockList()
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6')

const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')
