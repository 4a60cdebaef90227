import { isIP, isIPv6 } from 'node:net'

/**
 * What a caller is counted by. Who has one IPv6 address has its whole network of 64 bits; who has one IPv4 address has a 6to4
 * network of 48 bits besides (RFC 3056). The same address in another spelling, or with a port as some proxies write it, is the same caller;
 * all that is no address is one.
 * @example networkOf('2001:0DB8::7') // '2001:db8:0:0'
 */
export function networkOf(ip: string): string {
  const [address = ''] = (/^\[(.*)\](?::\d+)?$/.exec(ip)?.[1] ?? ip.replace(/^([\d.]+):\d+$/, '$1')).split('%')
  if (!isIPv6(address)) return isIP(address) === 0 ? 'no address' : address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff
  if (isMapped) return [groups[6] ?? 0, groups[7] ?? 0].flatMap((pair) => [pair >> 8, pair & 255]).join('.')
  const kept = groups[0] === SIX_TO_FOUR ? 3 : 4
  return groups
    .slice(0, kept)
    .map((group) => group.toString(16))
    .join(':')
}

const SIX_TO_FOUR = 0x20_02

/** The eight groups of 16 bits. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [head = [], tail = []] = hex.split('::').map((side) => side.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}
