import type { ChordReading, Report } from '@kvint/insights'
import { CHORD_QUALITIES } from '@kvint/theory'

/**
 * The recognised chords as a Standard MIDI File, format 0, 480 ticks a beat: tempo, meters, and each chord in close
 * position with its symbol as a marker. Layout: MIDI 1.0, "Standard MIDI Files".
 */
export function chordsMidi({ arrangement, harmony, overview }: Report): Uint8Array<ArrayBuffer> {
  const chords = harmony.kind === 'known' ? harmony.chords : []
  const events: { tick: number; order: number; bytes: number[] }[] = [
    { tick: 0, order: 0, bytes: [0xff, 0x51, 3, ...bigEndian(Math.round(60_000_000 / overview.tempo.bpm), 3)] },
    ...arrangement.meters.map(({ startBeats, numerator, denominator }) => ({
      tick: ticks(startBeats),
      order: 0,
      bytes: [0xff, 0x58, 4, numerator, Math.round(Math.log2(denominator)), 24, 8],
    })),
    ...chords.flatMap((chord) => {
      const [on, off] = [ticks(chord.startBeats), Math.max(ticks(chord.endBeats), ticks(chord.startBeats) + 1)]
      return [
        { tick: on, order: 1, bytes: [0xff, 0x06, ...withLength(new TextEncoder().encode(chord.symbol))] },
        ...pitchesOf(chord).flatMap((pitch) => [
          { tick: on, order: 2, bytes: [0x90, pitch, 80] },
          { tick: off, order: 0, bytes: [0x80, pitch, 0] },
        ]),
      ]
    }),
  ]
  const track: number[] = []
  let at = 0
  for (const { tick, bytes } of events.toSorted((a, b) => a.tick - b.tick || a.order - b.order)) {
    track.push(...variableLength(tick - at), ...bytes)
    at = tick
  }
  track.push(0, 0xff, 0x2f, 0)
  return Uint8Array.from([
    ...ascii('MThd'),
    0,
    0,
    0,
    6,
    0,
    0,
    0,
    1,
    ...bigEndian(TICKS, 2),
    ...ascii('MTrk'),
    ...bigEndian(track.length, 4),
    ...track,
  ])
}

/** The chord's tones from C3 up, its bass in the octave below. */
function pitchesOf({ rootPitchClass, bassPitchClass, quality }: ChordReading): number[] {
  const facts = Object.entries(CHORD_QUALITIES).find(([name]) => name === quality)?.[1]
  const tones = (facts?.intervals ?? ROOT_AND_FIFTH).map((interval) => 60 + rootPitchClass + interval)
  return [48 + bassPitchClass, ...tones]
}

const ROOT_AND_FIFTH = [0, 7]
const TICKS = 480

function ticks(beats: number): number {
  return Math.max(0, Math.round(beats * TICKS))
}

function ascii(text: string): number[] {
  return Array.from(new TextEncoder().encode(text))
}

function bigEndian(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff)
}

function withLength(bytes: Uint8Array): number[] {
  return [...variableLength(bytes.length), ...bytes]
}

function variableLength(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}
