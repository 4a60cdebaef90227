/** A transform of one fixed size, in place; the tables are made once. */
export type Fft = {
  readonly size: number
  /** Complex forward transform of `re + i·im`, unscaled. */
  readonly transform: (re: Float32Array, im: Float32Array) => void
}

/**
 * A fast Fourier transform of `size` points (a power of two from 4 on).
 *
 * Two real signals cost one transform: put one in `re`, the other in `im`, and take them apart by
 * X[k] = (Z[k] + conj Z[N−k]) / 2 and Y[k] = (Z[k] − conj Z[N−k]) / 2i.
 *
 * @example
 * const fft = createFft(1024)
 * fft.transform(re, im)
 */
export function createFft(size: number): Fft {
  if (size < 4 || (size & (size - 1)) !== 0) throw new RangeError(`An FFT needs a power of two, not ${size}.`)
  const reversed = bitReversal(size)
  const cos = Float64Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size))
  const sin = Float64Array.from({ length: size / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / size))

  const transform = (re: Float32Array, im: Float32Array): void => {
    for (let i = 0; i < size; i++) {
      const j = reversed[i] as number
      if (j <= i) continue
      const a = re[i] as number
      re[i] = re[j] as number
      re[j] = a
      const b = im[i] as number
      im[i] = im[j] as number
      im[j] = b
    }
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half)
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const low = start + k
          const high = low + half
          const c = cos[k * step] as number
          const s = sin[k * step] as number
          const x = re[high] as number
          const y = im[high] as number
          const turnedRe = x * c - y * s
          const turnedIm = x * s + y * c
          const a = re[low] as number
          const b = im[low] as number
          re[low] = a + turnedRe
          im[low] = b + turnedIm
          re[high] = a - turnedRe
          im[high] = b - turnedIm
        }
      }
    }
  }
  return { size, transform }
}

function bitReversal(size: number): Uint32Array {
  const reversed = new Uint32Array(size)
  for (let i = 1; i < size; i++) reversed[i] = ((reversed[i >> 1] as number) >> 1) | (i & 1 ? size >> 1 : 0)
  return reversed
}
