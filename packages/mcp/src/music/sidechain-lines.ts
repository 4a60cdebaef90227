import type { LiveSet } from '@kvint/als'
import { walkDevices } from './walk-devices.ts'

/** `Compressor on Bass listens to Kick`, for every device that is on and has its sidechain on. */
export function sidechainLines(set: LiveSet): string[] {
  return walkDevices(set)
    .filter(({ device, isOn }) => isOn && device.sidechain?.isOn === true)
    .map(({ device, isActive, trackName }) => {
      const source = set.tracks.find(({ id }) => id === device.sidechain?.sourceTrackId)?.name
      return `${device.name}${isActive ? '' : ', to which nothing is sent,'} on ${trackName} listens to ${source ?? 'no track'}`
    })
}
