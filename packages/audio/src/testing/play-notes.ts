import type { MonoSound } from '../sound.ts'

/** A note to be played, times in seconds. */
export type PlayedNote = { readonly pitch: number; readonly startSeconds: number; readonly endSeconds: number }

/** Plays notes as six decaying partials each: what the musical analyses are tested with. */
export function playNotes(notes: readonly PlayedNote[], seconds: number, cents = 0): MonoSound {
  const samples = new Float32Array(Math.round(seconds * RATE))
  for (const { pitch, startSeconds, endSeconds } of notes) {
    const frequency = 440 * 2 ** ((pitch - 69 + cents / 100) / 12)
    const from = Math.max(0, Math.round(startSeconds * RATE))
    const to = Math.min(samples.length, Math.round((endSeconds + RELEASE) * RATE))
    for (let at = from; at < to; at++) {
      const time = at / RATE - startSeconds
      const left = Math.min(1, Math.max(0, (endSeconds + RELEASE - at / RATE) / RELEASE))
      const level = 0.1 * Math.min(1, time / 0.004) * Math.exp(-1.5 * time) * left
      for (let partial = 1; partial <= 6 && partial * frequency < RATE / 2; partial++)
        samples[at] = (samples[at] ?? 0) + (level / partial) * Math.sin(2 * Math.PI * frequency * partial * time)
    }
  }
  return { samples, sampleRateHz: RATE }
}

/** Adds drums to a sound: a falling sine where `kicks` say, a burst of noise where `hats` say. */
export function playDrums(sound: MonoSound, kicks: readonly number[], hats: readonly number[]): MonoSound {
  const samples = Float32Array.from(sound.samples)
  const random = randomNumbers(7)
  for (const start of kicks) {
    let phase = 0
    strike(samples, start, 0.25, (time) => {
      phase += (50 + 150 * Math.exp(-38 * time)) / RATE
      return 0.7 * Math.sin(2 * Math.PI * phase) * Math.exp(-10 * time)
    })
  }
  for (const start of hats) strike(samples, start, 0.05, (time) => 0.15 * (random() * 2 - 1) * Math.exp(-80 * time))
  return { samples, sampleRateHz: RATE }
}

/** The same numbers for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function strike(samples: Float32Array, start: number, seconds: number, play: (time: number) => number): void {
  const from = Math.round(start * RATE)
  for (let at = 0; at < seconds * RATE && from + at < samples.length; at++)
    if (from + at >= 0) samples[from + at] = (samples[from + at] ?? 0) + play(at / RATE)
}

const RATE = 22_050
const RELEASE = 0.04
