import type { Part, PlacedDevice } from '../../song/song.ts'
import { activeDevices } from '../devices-of.ts'

/**
 * Whether a part plays a sample of her own up and down the keys: how low it sounds depends on what was recorded, and not on the
 * number of the note. Several root keys are an instrument that was sampled note by note, and presets are in tune.
 */
export function isTuned(part: Part): boolean {
  const samplers = activeDevices(part, 'OriginalSimpler', 'MultiSampler')
  return samplers.length > 0 && samplers.every(isOneSample)
}

function isOneSample({ device, isOfPreset }: PlacedDevice): boolean {
  const roots = new Set(device.zones.map(({ rootKey }) => rootKey))
  return roots.size <= 1 && !isOfPreset && device.isLibraryPreset !== true
}
