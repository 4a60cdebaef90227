import type { Device, Track } from '@kvint/als'

/**
 * Whether the notes of a track choose pads or slices, not pitches: all its instruments are Drum Racks, Impulse, drum
 * plug-ins or a Simpler that cuts its sample. What such a track is called does not change that: a loop of horns that was
 * sliced to pads plays “C1, C♯1, D1” for its first three slices.
 *
 * ```ts
 * playsPads(track.devices) // true for [Arpeggiator, Drum Rack, Compressor]
 * ```
 */
export function playsPads(devices: Track['devices']): boolean {
  const instruments = devices.flatMap(instrumentsOf)
  return instruments.length > 0 && instruments.every(isPads)
}

/** Instruments that sound, those inside racks for their rack. A Drum Rack is one. */
function instrumentsOf(device: Device): Device[] {
  if (!device.isOn) return []
  if (device.tag === 'DrumGroupDevice' || isInstrument(device)) return [device]
  return device.chains.filter(({ isMuted }) => !isMuted).flatMap((chain) => chain.devices.flatMap(instrumentsOf))
}

function isInstrument({ kind, name }: Device): boolean {
  return kind === 'instrument' || (kind === 'plugin' && isDrumPlugin(name))
}

function isPads({ tag, kind, name, zones }: Device): boolean {
  if (tag === 'DrumGroupDevice' || tag === 'InstrumentImpulse') return true
  if (kind === 'plugin') return isDrumPlugin(name)
  return zones.length > 0 && zones.every(({ slicing }) => slicing !== null)
}

/** Plug-ins that play drums and nothing else, as their makers call them. */
export function isDrumPlugin(name: string): boolean {
  return DRUM_PLUGIN.test(name)
}

const DRUM_PLUGIN =
  /drum|battery|superior|ez ?drum|\bbfd|ssd ?[45]|nerve|geist|maschine|microtonic|punch ?box|bazzism|\bkick ?[23]\b|sitala|groove ?agent|getgood|\bggd\b|\btr-?(?:[679]0|80)[689]\b|stylus/i
