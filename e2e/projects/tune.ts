import { buildSet } from '@kvint/als/build'
import type { Page } from '@playwright/test'

type Note = { readonly pitch: number; readonly startBeats: number; readonly durationBeats: number }

export async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.getByLabel('Choose files').setInputFiles(files)
}

/** A set of one MIDI track that plays the tune, with two sections. */
export async function setFile() {
  const clip = { kind: 'midi' as const, name: 'Tune', startBeats: 0, lengthBeats: 64 }
  const bytes = await buildSet({
    tempo: 120,
    locators: [
      { timeBeats: 0, name: 'Verse' },
      { timeBeats: 32, name: 'Chorus' },
    ],
    tracks: [
      {
        kind: 'midi',
        name: 'Keys',
        arrangementClips: [{ ...clip, notes: notes().map((note) => ({ ...note, velocity: 100 })) }],
      },
    ],
  })
  return { name: 'Tune.als', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
}

/** A tune of 64 beats that does not repeat. */
export function notes(seed = 1, step = 7): Note[] {
  let state = seed
  return Array.from({ length: 96 }, (_, index) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return {
      pitch: 48 + ((state >> 8) % 25) + (index % step === 0 ? 5 : 0),
      startBeats: (index * 2) / 3,
      durationBeats: 0.6,
    }
  })
}

/** The tune played by decaying partials, half a second of silence before it. */
export function samplesOf(tune: readonly Note[]): Float32Array {
  const samples = new Float32Array(34 * RATE)
  for (const { pitch, startBeats, durationBeats } of tune) {
    const hz = 440 * 2 ** ((pitch - 69) / 12)
    const from = Math.round((0.5 + startBeats / 2) * RATE)
    for (let at = 0; at < (durationBeats / 2) * RATE; at++) {
      const level = 0.12 * Math.exp((-2 * at) / RATE) * Math.min(1, at / 100)
      for (let partial = 1; partial <= 6; partial++) {
        const value = (level / partial) * Math.sin((2 * Math.PI * hz * partial * at) / RATE)
        samples[from + at] = (samples[from + at] ?? 0) + value
      }
    }
  }
  return samples
}

export function bounceFile(name: string, tune: readonly Note[]) {
  return waveFile(name, samplesOf(tune))
}

/** A WAV of 16 bits with the same samples in each channel; `rate` is what its header says. */
export function waveFile(name: string, samples: Float32Array, { channels = 1, rate = RATE } = {}) {
  const buffer = Buffer.alloc(44 + samples.length * 2 * channels)
  buffer.write('RIFF')
  buffer.writeUInt32LE(buffer.length - 8, 4)
  buffer.write('WAVEfmt ', 8)
  buffer.writeUInt32LE(16, 16)
  buffer.writeUInt16LE(1, 20)
  buffer.writeUInt16LE(channels, 22)
  buffer.writeUInt32LE(rate, 24)
  buffer.writeUInt32LE(rate * 2 * channels, 28)
  buffer.writeUInt16LE(2 * channels, 32)
  buffer.writeUInt16LE(16, 34)
  buffer.write('data', 36)
  buffer.writeUInt32LE(buffer.length - 44, 40)
  samples.forEach((value, index) => {
    const sample = Math.round(Math.max(-1, Math.min(1, value)) * 32_000)
    for (let channel = 0; channel < channels; channel++)
      buffer.writeInt16LE(sample, 44 + 2 * (index * channels + channel))
  })
  return { name, mimeType: 'audio/wav', buffer }
}

export const RATE = 22_050
