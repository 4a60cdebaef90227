import type { Part } from '../../song/song.ts'
import { activeDevices } from '../devices-of.ts'

/**
 * Whether a part plays one sample up and down the keys: how low it sounds depends on what was recorded, and not on the
 * number of the note. Several root keys are an instrument that was sampled note by note.
 */
export function isTuned(part: Part): boolean {
  const samplers = activeDevices(part, 'OriginalSimpler', 'MultiSampler')
  return (
    samplers.length > 0 && samplers.every(({ device }) => new Set(device.zones.map(({ rootKey }) => rootKey)).size <= 1)
  )
}
