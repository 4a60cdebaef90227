import type { Device, LiveSet } from '@kvint/als'

export type PlacedDevice = { readonly device: Device; readonly trackName: string; readonly trackId: number | 'main' }

/** Every device of a set with its track, racks opened, in signal order. */
export function walkDevices(set: LiveSet): PlacedDevice[] {
  const main = set.main ? [{ id: 'main' as const, name: set.main.name, devices: set.main.devices }] : []
  return [...set.tracks, ...main].flatMap(({ id, name, devices }) =>
    openedDevices(devices).map((device) => ({ device, trackName: name, trackId: id })),
  )
}

/** Devices and, after each rack, what stands in it. */
export function openedDevices(devices: readonly Device[]): Device[] {
  return devices.flatMap((device) => [
    device,
    ...[...device.chains, ...device.returnChains].flatMap((chain) => openedDevices(chain.devices)),
  ])
}
