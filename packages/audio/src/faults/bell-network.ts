import { unpackMatrix, type PackedMatrix } from '@kvint/theory/unpack-weights'
import packed from './generated/tone-weights.json' with { type: 'json' }
import type { ToneInputs } from './tone-inputs.ts'

/**
 * How sure it is that a bell of 9 dB lies on the whole song, at 130 Hz (`boomy`) or 3.5 kHz (`harsh`): log odds among songs of which
 * half have one, so 0 says nothing.
 *
 * Two layers hear each frame; mean and spread of what they find, and of the levels themselves, go through two layers for the song. Single
 * frames tell little, for a loud note and a bell look alike; a bass that goes past 130 Hz shows which of its partials
 * grow there. Fitted by `scripts/fit_tone.py`.
 *
 * ```ts
 * bellLikeness('boomy', pitchInputs(spectrum)) // 4.2
 * ```
 */
export function bellLikeness(kind: BellKind, { frames, width, values }: ToneInputs): number {
  if (frames === 0) return -Infinity
  const { frame, found, song, out } = shippedWeights()[kind]
  const units = found.bias.length
  const finds = new Float32Array(frames * units)
  const hidden = new Float32Array(frame.bias.length)
  for (let at = 0; at < frames; at++) {
    layer(frame, values.subarray(at * width, (at + 1) * width), hidden)
    layer(found, hidden, finds.subarray(at * units, (at + 1) * units))
  }
  const pooled = Float32Array.from([...meanAndSpread(finds, units), ...meanAndSpread(values, width)])
  const last = layer(song, pooled, new Float32Array(song.bias.length))
  return last.reduce((sum, value, at) => sum + value * (out.matrix[at] as number), out.bias[0] as number)
}

export type BellKind = 'boomy' | 'harsh'

type Layer = { readonly matrix: Float32Array; readonly bias: readonly number[] }

/** Weighs the inputs and cuts what is below 0. */
function layer({ matrix, bias }: Layer, inputs: Float32Array, out: Float32Array): Float32Array {
  out.set(bias)
  const units = out.length
  for (let at = 0; at < inputs.length; at++) {
    const value = inputs[at] as number
    if (value === 0) continue
    for (let unit = 0; unit < units; unit++)
      out[unit] = (out[unit] as number) + value * (matrix[at * units + unit] as number)
  }
  for (let unit = 0; unit < units; unit++) if ((out[unit] as number) < 0) out[unit] = 0
  return out
}

/** Of each column: all means, then all deviations. */
function meanAndSpread(rows: Float32Array, width: number): Float64Array {
  const count = rows.length / width
  const result = new Float64Array(2 * width)
  for (let column = 0; column < width; column++) {
    let [sum, squares] = [0, 0]
    for (let at = column; at < rows.length; at += width) {
      sum += rows[at] as number
      squares += (rows[at] as number) ** 2
    }
    const mean = sum / count
    result[column] = mean
    result[width + column] = Math.sqrt(Math.max(0, squares / count - mean * mean) + LEAST_VARIANCE)
  }
  return result
}

type Network = { readonly frame: Layer; readonly found: Layer; readonly song: Layer; readonly out: Layer }

let shipped: Readonly<Record<BellKind, Network>> | undefined

function shippedWeights(): Readonly<Record<BellKind, Network>> {
  return (shipped ??= { boomy: networkOf('boomy'), harsh: networkOf('harsh') })
}

function networkOf(kind: BellKind): Network {
  const { frame, frameBias, found, foundBias, song, songBias, out, outBias } = packed[kind]
  const of = (matrix: PackedMatrix, bias: readonly number[]): Layer => ({
    matrix: Float32Array.from(unpackMatrix(matrix)),
    bias,
  })
  return { frame: of(frame, frameBias), found: of(found, foundBias), song: of(song, songBias), out: of(out, outBias) }
}

const LEAST_VARIANCE = 1e-4
