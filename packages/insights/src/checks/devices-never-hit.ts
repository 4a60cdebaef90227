import type { Device } from '@kvint/als'
import type { Part } from '../song/song.ts'
import { heardRows } from './midi/heard-notes-of.ts'

/**
 * Devices on pads of a Drum Rack that no heard note of the part triggers. None where a MIDI effect stands on the track: it may
 * play other notes than are written; and none where the part has no notes, as others may play it.
 *
 * A kit whose notes are all C1, with a Compressor on its pad of D1 → that Compressor
 */
export function devicesNeverHit(part: Part): ReadonlySet<Device> {
  const known = KNOWN.get(part)
  if (known) return known
  const found = neverHit(part)
  KNOWN.set(part, found)
  return found
}

function neverHit(part: Part): ReadonlySet<Device> {
  if (part.devices.some(({ device, isOn }) => isOn && device.kind === 'midiEffect')) return new Set()
  const keys = new Set(heardRows(part).map(([key]) => key))
  return new Set(keys.size === 0 ? [] : part.track.devices.flatMap((device) => silentOf(device, keys)))
}

function silentOf({ chains }: Device, keys: ReadonlySet<number>): Device[] {
  return chains.flatMap(({ pad, devices }) =>
    pad !== null && pad.receivingNote < ALL_KEYS
      ? keys.has(pad.receivingNote)
        ? []
        : devices.flatMap(withInner)
      : devices.flatMap((device) => silentOf(device, keys)),
  )
}

function withInner(device: Device): Device[] {
  return [device, ...device.chains.flatMap(({ devices }) => devices.flatMap(withInner))]
}

/** A pad that takes every key is a way into the rack within it. */
const ALL_KEYS = 128
const KNOWN = new WeakMap<Part, ReadonlySet<Device>>()
