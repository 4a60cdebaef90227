import type { Track } from '@kvint/als'
import type { PlacedDevice } from '../song/song.ts'
import { placedDevices } from './placed-devices.ts'

/** A MIDI track that makes no sound, whatever notes it holds: no instrument, and no way to another track or a MIDI port. */
export function reachesNoInstrument(track: Track, tracks: readonly Track[]): boolean {
  return (
    track.kind === 'midi' &&
    !track.isFrozen &&
    !sendsMidi(track) &&
    !placedDevices(track.devices, track).some((placed) => isInstrument(placed) || placed.device.kind === 'max') &&
    !heardByOthers(tracks).has(track.id)
  )
}

/** Ids of the tracks that another takes its input from; worked out once for the tracks of a set. */
function heardByOthers(tracks: readonly Track[]): ReadonlySet<unknown> {
  const known = KNOWN.get(tracks) ?? new Set(tracks.map(({ input }) => input?.trackId))
  KNOWN.set(tracks, known)
  return known
}

const KNOWN = new WeakMap<readonly Track[], ReadonlySet<unknown>>()

export function isInstrument({ device }: Pick<PlacedDevice, 'device'>): boolean {
  return (
    device.kind === 'instrument' ||
    device.tag === 'InstrumentGroupDevice' ||
    device.tag === 'DrumGroupDevice' ||
    device.tag === 'MxDeviceInstrument' ||
    device.kind === 'unknown' ||
    // A plug-in's set entry does not say whether it makes or changes sound.
    device.kind === 'plugin'
  )
}

/** Routed to another track or to a MIDI port rather than to an audio destination that only an instrument can feed. */
function sendsMidi({ output }: Track): boolean {
  return output !== null && (typeof output.trackId === 'number' || playsHardware({ output }))
}

/** A MIDI track whose notes go to a port or to a program by ReWire: an instrument outside of Live sounds, and may come back on another track. */
export function playsHardware({ output }: Pick<Track, 'output'>): boolean {
  return OUTSIDE.some((start) => output?.target.startsWith(start))
}

const OUTSIDE = ['MidiOut/External', 'MidiOut/ReWire']
