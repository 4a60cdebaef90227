/**
 * Writes the spectra of songs, on which what hears bells is fitted: each song clean, with a bell of 9 dB at 130 Hz, and with one at
 * 3.5 kHz, turned down by chance and rounded to 16 bits again as a file would be.
 *
 *   node export-spectra.ts --sound FOLDER --out BASE
 *
 * Appends to BASE.jsonl what is in BASE.bin: 252 bins on a pitch scale, then 31 third octaves, of each frame, hundredths of a dB.
 */
import { appendFileSync, openAsBlob, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { argument } from '../../theory/scripts/argument.ts'
import { decodeAudio } from '../src/decode/decode-audio.ts'
import { createMonoKeeper } from '../src/hear/mono-keeper.ts'
import { createSpectrumMeter } from '../src/measure/spectrum-meter.ts'
import { logSpectrum } from '../src/spectrum/log-spectrum.ts'
import { randomNumbers } from '../src/testing/play-notes.ts'

const BELLS_HZ = { clean: null, boomy: 130, harsh: 3500 }
const FADE_SECONDS = 2

const folder = argument('sound')
const out = argument('out')
const chance = randomNumbers(1)
for (const song of readdirSync(folder).filter((file) => /\.(?:wav|flac|mp3|ogg)$/.test(file))) {
  const audio = await decodeAudio(await openAsBlob(join(folder, song)))
  if (audio.kind === 'problem') throw new Error(`${song}: ${audio.message}`)
  const rate = audio.sampleRateHz
  const channels: number[][] = [[], []]
  for await (const block of audio.blocks())
    channels.forEach((channel, at) => {
      for (const sample of block[at] ?? block[0] ?? []) channel.push(sample)
    })
  for (const [v, hz] of Object.entries(BELLS_HZ)) {
    const gain = 0.25 + 0.25 * chance()
    const laid = channels.map((samples) =>
      rounded(hz === null ? fadedOut(samples, rate) : bell(fadedOut(samples, rate), rate, hz), gain),
    )
    const seconds = (laid[0]?.length ?? 0) / rate
    const mono = createMonoKeeper(rate, seconds)
    const meter = createSpectrumMeter(rate, 2)
    for (const listener of [mono, meter]) listener.add(laid)
    const pitches = logSpectrum(mono.read())
    const { left, right, frames } = meter.read()
    const bins = Int16Array.from(pitches.values, (size) => Math.round(2000 * Math.log10(size + 1e-6)))
    const thirds = Int16Array.from(left, (power, at) =>
      Math.round(1000 * Math.log10((power + (right[at] ?? 0)) / 2 + 1e-12)),
    )
    appendFileSync(`${out}.bin`, Buffer.concat([Buffer.from(bins.buffer), Buffer.from(thirds.buffer)]))
    appendFileSync(`${out}.jsonl`, `${JSON.stringify({ song, v, frames: pitches.frames, tframes: frames })}\n`)
  }
}

function fadedOut(samples: readonly number[], rate: number): Float32Array {
  return Float32Array.from(samples, (sample, at) => sample * Math.min(1, (samples.length - at) / (FADE_SECONDS * rate)))
}

function rounded(samples: Float32Array, gain: number): Float32Array {
  return samples.map((sample) => Math.max(-1, Math.min(1, Math.round(sample * gain * 32_767) / 32_768)))
}

/** A bell of 9 dB of the audio EQ cookbook, Q = 1. */
function bell(samples: Float32Array, rate: number, hz: number): Float32Array {
  const turn = (2 * Math.PI * hz) / rate
  const alpha = Math.sin(turn) / 2
  const gain = 10 ** (9 / 40)
  const middle = -2 * Math.cos(turn)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x) => {
    const y =
      ((1 + alpha * gain) * x + middle * x1 + (1 - alpha * gain) * x2 - middle * y1 - (1 - alpha / gain) * y2) /
      (1 + alpha / gain)
    ;[x1, x2, y1, y2] = [x, x1, y, y1]
    return y
  })
}
