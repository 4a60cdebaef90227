import type { Device } from '@kvint/als'
import type { Part, PlacedDevice } from '../../song/song.ts'
import { isInstrument } from '../../tracks/reaches-no-instrument.ts'
import { activeDevices } from '../devices-of.ts'
import { heardRows } from '../midi/heard-notes-of.ts'

/**
 * Whether a part plays a sample of her own up and down the keys: how low it sounds depends on what was recorded, and not on the
 * number of the note. Several root keys are an instrument that was sampled note by note, and presets are in tune.
 */
export function isTuned(part: Part): boolean {
  const samplers = activeDevices(part, 'OriginalSimpler', 'MultiSampler')
  return (samplers.length > 0 && samplers.every(isOneSample)) || isTriggered(part)
}

/** One very low key of a plug-in or a sampler is a switch that starts a sound, whose pitch is not known. */
function isTriggered(part: Part): boolean {
  const keys = new Set(heardRows(part).map(([pitch]) => pitch))
  const [key] = keys
  const players = activeDevices(part).filter((placed) => isInstrument(placed) && !RACKS.has(placed.device.tag))
  const areOfSounds = players.every(({ device }) => device.kind !== 'instrument' || isSampler(device))
  return keys.size === 1 && key !== undefined && key < LOWEST_PLAYED && players.length > 0 && areOfSounds
}

function isSampler({ tag, zones }: Device): boolean {
  return SAMPLERS.has(tag) && new Set(zones.map(({ rootKey }) => rootKey)).size <= 1
}

function isOneSample({ device, isOfPreset }: PlacedDevice): boolean {
  const roots = new Set(device.zones.map(({ rootKey }) => rootKey))
  return roots.size <= 1 && !isOfPreset && device.isLibraryPreset !== true
}

/** C0 as Live writes it, 32.7 Hz: a line on one note lies higher. */
const LOWEST_PLAYED = 24
const RACKS: ReadonlySet<string> = new Set(['InstrumentGroupDevice', 'DrumGroupDevice'])
const SAMPLERS: ReadonlySet<string> = new Set(['OriginalSimpler', 'MultiSampler', 'MxDeviceInstrument'])
