import type { Track } from '@kvint/als'
import type { PlacedDevice } from '../song/song.ts'
import { placedDevices } from './placed-devices.ts'

/** A MIDI track that makes no sound, whatever notes it holds: no instrument, and no way to another track or a MIDI port. */
export function reachesNoInstrument(track: Track, tracks: readonly Track[]): boolean {
  return (
    track.kind === 'midi' &&
    !track.isFrozen &&
    !sendsMidi(track) &&
    !tracks.some(({ input }) => input?.trackId === track.id) &&
    !placedDevices(track.devices, track).some((placed) => isInstrument(placed) || placed.device.kind === 'max')
  )
}

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
  return output !== null && (typeof output.trackId === 'number' || output.target.startsWith('MidiOut/External'))
}
