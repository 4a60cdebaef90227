import { createFft } from '../spectrum/fft.ts'
import type { Block } from '../sound.ts'
import { growingFloats } from './growing-floats.ts'
import { THIRD_OCTAVES_HZ, thirdOctaveMap } from './third-octaves.ts'

const BANDS = THIRD_OCTAVES_HZ.length

/** Power in each third octave over time, and the fine spectrum of the whole. */
export type SpectrumFrames = {
  readonly secondsPerFrame: number
  readonly frames: number
  /** Mean square of left in each band, 31 a frame. */
  readonly left: Float32Array
  readonly right: Float32Array
  /** Mean of left times right in each band: over the root of both powers, the correlation. */
  readonly cross: Float32Array
  /** Mean square of both channels in each bin, mean of the whole file. */
  readonly bins: Float64Array
  readonly hzPerBin: number
}

export type SpectrumMeter = { readonly add: (block: Block) => void; readonly read: () => SpectrumFrames }

/**
 * Third-octave power of the first two channels, and how alike they are in each band: frames of 0.19 s under a Hann
 * window, one beside the other. Left and right go through one transform as its real and imaginary part.
 *
 * Powers are those of the sound: a sine of amplitude 1 gives 0.5 in its band.
 */
export function createSpectrumMeter(sampleRateHz: number, channels: number): SpectrumMeter {
  const size = 2 ** Math.round(Math.log2(sampleRateHz * FRAME_SECONDS))
  const fft = createFft(size)
  const map = thirdOctaveMap(sampleRateHz, size)
  const window = Float32Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / size))
  // Parseval, both halves of the spectrum, and the window's own power (3/8).
  const scale = 2 / (size * size * 0.375)
  const re = new Float32Array(size)
  const im = new Float32Array(size)
  const left = growingFloats()
  const right = growingFloats()
  const cross = growingFloats()
  const bins = new Float64Array(size / 2)
  const leftBins = new Float32Array(size / 2)
  const rightBins = new Float32Array(size / 2)
  const crossBins = new Float32Array(size / 2)
  let filled = 0
  let frames = 0

  const add = (block: Block): void => {
    const l = block[0] as Float32Array
    const r = channels > 1 ? (block[1] as Float32Array) : l
    for (let at = 0; at < l.length;) {
      const take = Math.min(l.length - at, size - filled)
      for (let i = 0; i < take; i++) {
        const w = window[filled + i] as number
        re[filled + i] = w * (l[at + i] as number)
        im[filled + i] = w * (r[at + i] as number)
      }
      at += take
      filled += take
      if (filled === size) transform()
    }
  }

  const transform = (): void => {
    fft.re.set(re)
    fft.im.set(im)
    fft.transform()
    for (let k = 1; k < size / 2; k++) {
      const a = fft.re[k] as number
      const b = fft.im[k] as number
      const c = fft.re[size - k] as number
      const d = fft.im[size - k] as number
      const lr = (a + c) / 2
      const li = (b - d) / 2
      const rr = (b + d) / 2
      const ri = (c - a) / 2
      const lp = lr * lr + li * li
      const rp = rr * rr + ri * ri
      leftBins[k] = lp
      rightBins[k] = rp
      crossBins[k] = lr * rr + li * ri
      bins[k] = (bins[k] as number) + lp + rp
    }
    for (const { first, weights } of map) {
      let sumLeft = 0
      let sumRight = 0
      let sumCross = 0
      for (let i = 0; i < weights.length; i++) {
        const weight = weights[i] as number
        sumLeft += weight * (leftBins[first + i] as number)
        sumRight += weight * (rightBins[first + i] as number)
        sumCross += weight * (crossBins[first + i] as number)
      }
      left.push(sumLeft * scale)
      right.push(sumRight * scale)
      cross.push(sumCross * scale)
    }
    frames++
    filled = 0
  }

  const read = (): SpectrumFrames => {
    if (frames === 0 && filled > 0) {
      // A sample shorter than a frame: silence follows it, and its power is that of its own length.
      const share = size / filled
      re.fill(0, filled)
      im.fill(0, filled)
      transform()
      for (const list of [left, right, cross]) list.values().forEach((value, i, all) => (all[i] = value * share))
      bins.forEach((value, i) => (bins[i] = value * share))
    }
    const mean = scale / 2 / Math.max(1, frames)
    return {
      secondsPerFrame: size / sampleRateHz,
      frames,
      left: left.values(),
      right: right.values(),
      cross: cross.values(),
      bins: bins.map((value) => value * mean),
      hzPerBin: sampleRateHz / size,
    }
  }
  return { add, read }
}

/** What sounds in each third octave between two moments. */
export type BandFigures = {
  /** Level in dB of full scale: mean power of the channels. −120 where there is nothing. */
  readonly levelsDb: readonly number[]
  /** −1 to 1; 1 for mono; null where the band is silent. */
  readonly correlations: readonly (number | null)[]
  /** What the band loses when both channels are summed to one, in dB, 0 to 60. */
  readonly monoLossDb: readonly number[]
}

/**
 * Third octaves of a stretch of the file, such as a bar.
 *
 * @example bandsBetween(spectrum, 32, 34).levelsDb // one level for each third octave
 */
export function bandsBetween(spectrum: SpectrumFrames, startSeconds: number, endSeconds: number): BandFigures {
  const { secondsPerFrame, frames, left, right, cross } = spectrum
  const from = Math.max(0, Math.min(frames - 1, Math.floor(startSeconds / secondsPerFrame)))
  const to = Math.max(from + 1, Math.min(frames, Math.ceil(endSeconds / secondsPerFrame)))
  const levelsDb: number[] = []
  const correlations: (number | null)[] = []
  const monoLossDb: number[] = []
  for (let band = 0; band < BANDS; band++) {
    let l = 0
    let r = 0
    let c = 0
    for (let frame = from; frame < Math.min(to, frames); frame++) {
      // A frame that lies partly outside counts by the part that lies inside.
      const share =
        Math.min(endSeconds, (frame + 1) * secondsPerFrame) - Math.max(startSeconds, frame * secondsPerFrame)
      const weight = Math.max(0, share)
      l += weight * (left[frame * BANDS + band] as number)
      r += weight * (right[frame * BANDS + band] as number)
      c += weight * (cross[frame * BANDS + band] as number)
    }
    const seconds = Math.max(1e-9, Math.min(endSeconds, frames * secondsPerFrame) - startSeconds)
    const power = (l + r) / 2 / seconds
    levelsDb.push(power > 1e-12 ? 10 * Math.log10(power) : -120)
    const both = Math.sqrt(l * r)
    correlations.push(power > 1e-12 && both > 0 ? Math.max(-1, Math.min(1, c / both)) : null)
    // Half the sum of both channels against the mean power of each: 0 dB for mono, 3 for unrelated, 60 for opposed.
    const summed = (l + r + 2 * c) / 4
    const kept = power > 1e-12 ? summed / ((l + r) / 2) : 1
    monoLossDb.push(Math.max(0, -10 * Math.log10(Math.max(1e-6, Math.min(1, kept)))))
  }
  return { levelsDb, correlations, monoLossDb }
}

const FRAME_SECONDS = 0.186
