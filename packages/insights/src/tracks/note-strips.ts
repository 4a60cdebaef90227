import type { LiveSet, Mixer, Track } from '@kvint/als'
import { placedDevices } from './placed-devices.ts'
import { isInstrument } from './reaches-no-instrument.ts'

/**
 * Whether Live shows volume, pan and sends on a track: not where a MIDI track without an instrument hands its notes to
 * another track or a port. What its file holds of them does nothing.
 */
export function hasMixer(track: Track): boolean {
  const handsOn = track.kind === 'midi' && track.output?.target.startsWith('MidiOut/')
  return !handsOn || placedDevices(track.devices, track).some(isInstrument)
}

/** A set in which nothing is set, or moved by automation, on a mixer that is not there. */
export function withoutNoteStrips(set: LiveSet): LiveSet {
  if (set.tracks.every(hasMixer)) return set
  return { ...set, tracks: set.tracks.map((track) => (hasMixer(track) ? track : withoutStrip(track))) }
}

function withoutStrip(track: Track): Track {
  const mixer: Mixer = { ...track.mixer, volumeDb: 0, pan: 0, sends: [], crossfade: 'none' }
  // The activator stays: it stops notes, too.
  const automation = track.automation.filter(({ target }) => target.kind !== 'mixer' || target.parameter === 'mute')
  return { ...track, mixer, automation }
}
