import type { AddressInfo } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/**
 * Where the other processes reach this one: what `NODE_URL` says, else the address that it listens on. A process that
 * listens on all addresses is reached at its first one in the network.
 */
export function nodeAddress(
  configured: string | undefined,
  listening: AddressInfo | string | null,
  interfaces: Partial<Record<string, NetworkInterfaceInfo[]>> = networkInterfaces(),
): string {
  if (configured !== undefined) return configured.replace(/\/$/, '')
  if (listening === null || typeof listening === 'string') return 'http://localhost'
  const { address, port, family } = listening
  const host = ANY.has(address) ? firstOutside(interfaces) : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}

function firstOutside(interfaces: Partial<Record<string, NetworkInterfaceInfo[]>>): string {
  const outside = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')
  return outside?.address ?? '127.0.0.1'
}

const ANY = new Set(['0.0.0.0', '::'])
