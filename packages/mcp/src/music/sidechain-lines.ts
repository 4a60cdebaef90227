import type { LiveSet } from '@kvint/als'
import { walkDevices } from './walk-devices.ts'

/** `Compressor on Bass listens to Kick`, for every device that is on and has its sidechain on. */
export function sidechainLines(set: LiveSet): string[] {
  return walkDevices(set)
    .filter(({ device, isActive }) => isActive && device.sidechain?.isOn === true)
    .map(({ device, trackName }) => {
      const source = set.tracks.find(({ id }) => id === device.sidechain?.sourceTrackId)?.name
      return `${device.name} on ${trackName} listens to ${source ?? 'no track'}`
    })
}
