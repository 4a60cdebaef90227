import type { SpectrumFrames } from '../measure/spectrum-meter.ts'
import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'

/** One part of a song by itself: the spectrum that {@link hear} keeps in its traces. */
export type Stem = {
  readonly spectrum: SpectrumFrames
  /** Where the file's first sample lies on the clock of the bars, in seconds; 0 where files begin together. */
  readonly startSeconds?: number
  /** Gain between the file and the mix, such as its fader, in dB; 0 for an export of the tracks as they sound. */
  readonly gainDb?: number
}

/** Mean power in each third octave, slice by slice: a bar is cut into slices about as long as a frame. */
export type StemPowers = Float64Array

/** Cuts bars into slices. `bars[i]` is the first slice of bar i; one more than there are bars. */
export type Slices = { readonly edges: Float64Array; readonly bars: Int32Array }

export const BANDS = THIRD_OCTAVES_HZ.length

/** @param barEdges seconds at which bars begin, and the end of the last */
export function sliceBars(barEdges: readonly number[]): Slices {
  const edges: number[] = []
  const bars: number[] = [0]
  for (let bar = 0; bar + 1 < barEdges.length; bar++) {
    const start = barEdges[bar] as number
    const length = (barEdges[bar + 1] as number) - start
    const count = Math.max(1, Math.round(length / SLICE_SECONDS))
    for (let slice = 0; slice < count; slice++) edges.push(start + (length * slice) / count)
    bars.push(edges.length)
  }
  edges.push(barEdges.at(-1) ?? 0)
  return { edges: Float64Array.from(edges), bars: Int32Array.from(bars) }
}

/** Power of a stem in each slice: `slices × BANDS`, the mean of both channels; 0 where the file does not reach. */
export function powersOf({ spectrum, startSeconds = 0, gainDb = 0 }: Stem, { edges }: Slices): StemPowers {
  const { secondsPerFrame, frames, left, right } = spectrum
  const gain = 10 ** (gainDb / 10) / 2
  const powers = new Float64Array((edges.length - 1) * BANDS)
  for (let slice = 0; slice + 1 < edges.length; slice++) {
    const from = ((edges[slice] as number) - startSeconds) / secondsPerFrame
    const to = ((edges[slice + 1] as number) - startSeconds) / secondsPerFrame
    for (let frame = Math.max(0, Math.floor(from)); frame < Math.min(frames, Math.ceil(to)); frame++) {
      const share = (gain * (Math.min(to, frame + 1) - Math.max(from, frame))) / (to - from)
      for (let band = 0; band < BANDS; band++) {
        const at = slice * BANDS + band
        const both = (left[frame * BANDS + band] as number) + (right[frame * BANDS + band] as number)
        powers[at] = (powers[at] as number) + share * both
      }
    }
  }
  return powers
}

/**
 * How far a sound covers its neighbours in frequency: 3.3 dB less each third octave upward, 8.3 dB downward (Zwicker and
 * Fastl, "Psychoacoustics", 10 and 25 dB a Bark). Spreading is linear: what two sounds cover is the sum of both.
 */
export function spread(powers: StemPowers): StemPowers {
  const covered = Float64Array.from(powers)
  for (let from = 0; from < powers.length; from += BANDS) {
    let up = 0
    for (let at = from + 1; at < from + BANDS; at++) {
      up = (up + (powers[at - 1] as number)) * UPWARD
      covered[at] = (covered[at] as number) + up
    }
    let down = 0
    for (let at = from + BANDS - 2; at >= from; at--) {
      down = (down + (powers[at + 1] as number)) * DOWNWARD
      covered[at] = (covered[at] as number) + down
    }
  }
  return covered
}

const SLICE_SECONDS = 0.19
const UPWARD = 10 ** -0.33
const DOWNWARD = 10 ** -0.83
