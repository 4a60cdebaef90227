import { writeFileSync } from 'node:fs'
import { buildSet } from '@kvint/als/build'

type Note = { readonly pitch: number; readonly startBeats: number; readonly durationBeats: number }
type Part = { readonly name: string; readonly pan: number; readonly gain: number; readonly notes: readonly Note[] }

const RATE = 44_100
const SECONDS_PER_BEAT = 0.5

/** A song of four parts: its set, and its bounce of 16 bits in stereo. */
export async function writeSong(set: string, bounce: string, beats: number): Promise<void> {
  const parts = partsOf(beats)
  const bytes = await buildSet({
    tempo: 60 / SECONDS_PER_BEAT,
    locators: Array.from({ length: Math.floor(beats / 64) }, (_, index) => ({
      timeBeats: index * 64,
      name: index % 2 === 0 ? 'Verse' : 'Drop',
    })),
    tracks: parts.map(({ name, notes }) => ({
      kind: 'midi' as const,
      name,
      arrangementClips: [
        {
          kind: 'midi' as const,
          name,
          startBeats: 0,
          lengthBeats: beats,
          notes: notes.map((note) => ({ ...note, velocity: 100 })),
        },
      ],
    })),
  })
  writeFileSync(set, bytes)
  writeFileSync(bounce, waveOf(parts, beats * SECONDS_PER_BEAT))
}

/** A sample: a decaying tone, struck as often as is asked. */
export function sampleFile(seconds: number, strikes: number, hz: number): Buffer {
  const notes = Array.from({ length: strikes }, (_, index) => ({
    pitch: Math.round(69 + 12 * Math.log2(hz / 440)) + (index % 4),
    startBeats: (index * seconds) / strikes / SECONDS_PER_BEAT,
    durationBeats: seconds / strikes / SECONDS_PER_BEAT,
  }))
  return waveOf([{ name: 'Sample', pan: 0, gain: 0.5, notes }], seconds)
}

function partsOf(beats: number): Part[] {
  const roots = [45, 41, 48, 43, 45, 50, 41, 40]
  const every = (step: number, make: (index: number) => Omit<Note, 'startBeats'>) =>
    Array.from({ length: Math.floor(beats / step) }, (_, index) => ({ startBeats: index * step, ...make(index) }))
  const rootAt = (beat: number) => roots[Math.floor(beat / 4) % roots.length] as number
  return [
    { name: 'Bass', pan: 0, gain: 0.3, notes: every(1, (at) => ({ pitch: rootAt(at) - 12, durationBeats: 0.9 })) },
    ...[12, 16, 19].map((step, index) => ({
      name: `Pad ${index + 1}`,
      pan: index - 1,
      gain: 0.1,
      notes: every(4, (at) => ({ pitch: rootAt(at * 4) + step, durationBeats: 3.9 })),
    })),
    {
      name: 'Lead',
      pan: 0.3,
      gain: 0.12,
      notes: every(0.5, (at) => ({
        pitch: rootAt(at / 2) + 24 + ([0, 7, 3, 12, 5, 10][(at * 7) % 6] ?? 0),
        durationBeats: 0.45,
      })),
    },
  ]
}

function waveOf(parts: readonly Part[], seconds: number): Buffer {
  const frames = Math.round(seconds * RATE)
  const sides = [new Float32Array(frames), new Float32Array(frames)] as const
  for (const { notes, pan, gain } of parts)
    for (const { pitch, startBeats, durationBeats } of notes) {
      const from = Math.round(startBeats * SECONDS_PER_BEAT * RATE)
      const length = Math.min(frames - from, Math.round(durationBeats * SECONDS_PER_BEAT * RATE))
      for (let partial = 1; partial <= 4; partial++) {
        const turn = 2 * Math.PI * 440 * 2 ** ((pitch - 69) / 12) * (partial / RATE)
        // A resonator is one multiplication a sample.
        const twice = 2 * Math.cos(turn)
        let [before, now] = [-Math.sin(turn), 0]
        for (let at = 0; at < length; at++) {
          const fade = Math.min(1, at / 200, (length - at) / 400) * (gain / partial) * (1 - (0.7 * at) / length)
          sides[0][from + at] = (sides[0][from + at] as number) + now * fade * (1 - Math.max(0, pan))
          sides[1][from + at] = (sides[1][from + at] as number) + now * fade * (1 + Math.min(0, pan))
          ;[before, now] = [now, twice * now - before]
        }
      }
    }
  const buffer = Buffer.alloc(44 + frames * 4)
  buffer.write('RIFF')
  buffer.writeUInt32LE(buffer.length - 8, 4)
  buffer.write('WAVEfmt ', 8)
  buffer.writeUInt32LE(16, 16)
  buffer.writeUInt16LE(1, 20)
  buffer.writeUInt16LE(2, 22)
  buffer.writeUInt32LE(RATE, 24)
  buffer.writeUInt32LE(RATE * 4, 28)
  buffer.writeUInt16LE(4, 32)
  buffer.writeUInt16LE(16, 34)
  buffer.write('data', 36)
  buffer.writeUInt32LE(frames * 4, 40)
  for (let at = 0; at < frames; at++)
    for (const [side, samples] of sides.entries())
      buffer.writeInt16LE(Math.round(Math.max(-1, Math.min(1, samples[at] as number)) * 32_000), 44 + 4 * at + 2 * side)
  return buffer
}
