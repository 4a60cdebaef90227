/** An event of a Standard MIDI File: when, and its bytes without the delta time. */
export type MidiEvent = { readonly tick: number; readonly bytes: readonly number[] }

/** Ticks of a quarter note in the files that we write. */
export const TICKS_PER_BEAT = 480

/** A Standard MIDI File of format 0: one track, events sorted by tick, its end added. */
export function midiFile(events: readonly MidiEvent[]): Uint8Array {
  const sorted = events.toSorted((a, b) => a.tick - b.tick)
  const body: number[] = []
  let tick = 0
  for (const event of sorted) {
    body.push(...variableLength(event.tick - tick), ...event.bytes)
    tick = event.tick
  }
  body.push(0, 0xff, 0x2f, 0)
  return Uint8Array.from([
    ...ascii('MThd'),
    ...bigEndian(6, 4),
    ...bigEndian(0, 2),
    ...bigEndian(1, 2),
    ...bigEndian(TICKS_PER_BEAT, 2),
    ...ascii('MTrk'),
    ...bigEndian(body.length, 4),
    ...body,
  ])
}

/** A meta event that holds text: 3 is the track's name, 6 a marker. Characters beyond ASCII are written as UTF-8. */
export function textEvent(tick: number, type: 3 | 6, text: string): MidiEvent {
  const bytes = [...new TextEncoder().encode(text)]
  return { tick, bytes: [0xff, type, ...variableLength(bytes.length), ...bytes] }
}

/** Microseconds of a quarter note. */
export function tempoEvent(tick: number, bpm: number): MidiEvent {
  return { tick, bytes: [0xff, 0x51, 3, ...bigEndian(Math.min(0xffffff, Math.round(60e6 / bpm)), 3)] }
}

/** The denominator is written as a power of two. */
export function meterEvent(tick: number, numerator: number, denominator: number): MidiEvent {
  return { tick, bytes: [0xff, 0x58, 4, numerator, Math.round(Math.log2(denominator)), 24, 8] }
}

/** 7 bits a byte, the highest bit set on all but the last. */
function variableLength(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}

function bigEndian(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff)
}

function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0))
}
