/** A sine of that amplitude; the phase begins at 0. */
export function sine(frequencyHz: number, seconds: number, sampleRateHz = 48_000, amplitude = 0.5): Float32Array {
  return new Float32Array(Math.round(seconds * sampleRateHz)).map(
    (_, i) => amplitude * Math.sin((2 * Math.PI * frequencyHz * i) / sampleRateHz),
  )
}

/** White noise between −amplitude and +amplitude, the same for the same seed. */
export function noise(seconds: number, sampleRateHz = 48_000, amplitude = 0.5, seed = 1): Float32Array {
  let state = seed | 0
  return new Float32Array(Math.round(seconds * sampleRateHz)).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (amplitude * state) / 2 ** 31
  })
}

/** One signal after another. */
export function joined(...parts: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

export const scaled = (samples: Float32Array, factor: number): Float32Array => samples.map((value) => value * factor)

/** Signals added up; the longest gives the length. */
export function mixed(...parts: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(Math.max(...parts.map((part) => part.length)))
  for (const part of parts) for (let i = 0; i < part.length; i++) out[i] = (out[i] as number) + (part[i] as number)
  return out
}

/** A signal as the blocks that a decoder hands on, of a length that is no round number. */
export function* blocksOf(channels: readonly Float32Array[], length = 10_007): Generator<Float32Array[]> {
  for (let at = 0; at < (channels[0]?.length ?? 0); at += length) {
    yield channels.map((channel) => channel.subarray(at, at + length))
  }
}
