import type { Device, LiveSet } from '@kvint/als'
import { placedDevices } from '@kvint/insights/placed-devices'

/** Every device of a set with its track, racks opened, in signal order; `isOn` where it and all racks around it are on. */
export function walkDevices({ tracks, main }: LiveSet): ReturnType<typeof placedDevices> {
  const mainTrack = main ? [{ id: 'main' as const, name: main.name, devices: main.devices }] : []
  return [...tracks, ...mainTrack].flatMap((track) => placedDevices(track.devices, track))
}

/** Devices and, after each rack, what stands in it. */
export function openedDevices(devices: readonly Device[]): Device[] {
  return placedDevices(devices, { id: 'main', name: '' }).map(({ device }) => device)
}
