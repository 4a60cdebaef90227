import type { Device } from '@kvint/als'

/** The device that an envelope's path leads to: indices of device, chain, device … from the track's chain down. */
export function deviceAt(devices: readonly Device[], path: readonly number[]): Device | undefined {
  const [first = -1, chain, ...rest] = path
  const device = devices[first]
  if (!device || chain === undefined) return device
  return deviceAt([...device.chains, ...device.returnChains][chain]?.devices ?? [], rest)
}
