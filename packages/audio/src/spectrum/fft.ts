import kernel from './generated/fft-kernel.json' with { type: 'json' }

/** A transform of one fixed size. */
export type Fft = {
  readonly size: number
  /** Real parts of what is transformed, and of what it becomes: everybody’s who asks for the size. */
  readonly re: Float32Array
  readonly im: Float32Array
  /** Complex forward transform of `re + i·im` in place, unscaled. */
  readonly transform: () => void
}

/**
 * A fast Fourier transform of `size` points (a power of two from 4 on), in WebAssembly SIMD where it can be had. Its arrays hold
 * what the last one left in them, and may be filled by another as soon as one waits for anything: a memory for each would cost
 * more than the transforms of a short sample.
 *
 * Two real signals cost one transform: put one in `re`, the other in `im`, and take them apart by
 * X[k] = (Z[k] + conj Z[N−k]) / 2 and Y[k] = (Z[k] − conj Z[N−k]) / 2i.
 *
 * @example
 * const { re, im, transform } = createFft(1024)
 * re.set(samples)
 * im.fill(0)
 * transform()
 */
export function createFft(size: number): Fft {
  if (size < 4 || (size & (size - 1)) !== 0) throw new RangeError(`An FFT needs a power of two, not ${size}.`)
  const known = transforms.get(size)
  if (known) return known
  const made = fftInKernel(size) ?? fftInLoops(size)
  if (size <= LARGEST_KEPT) transforms.set(size, made)
  return made
}

/** `null` where there is no WebAssembly SIMD (Lockdown Mode, a strict policy). */
function fftInKernel(size: number): Fft | null {
  compiled ??= compile()
  if (!compiled.module) return null
  const { memory, transform } = new WebAssembly.Instance(compiled.module).exports as unknown as {
    readonly memory: WebAssembly.Memory
    readonly transform: (size: number, swaps: number) => void
  }
  const { turns, swaps } = tablesOf(size)
  memory.grow(Math.ceil((16 * size + 4 * swaps.length) / PAGE))
  const { buffer } = memory
  new Float32Array(buffer, 8 * size).set(turns)
  new Uint32Array(buffer, 16 * size).set(swaps)
  return {
    size,
    re: new Float32Array(buffer, 0, size),
    im: new Float32Array(buffer, 4 * size, size),
    transform: () => transform(size, swaps.length / 2),
  }
}

/** The same without WebAssembly. */
export function fftInLoops(size: number): Fft {
  const { turns, swaps } = tablesOf(size)
  const re = new Float32Array(size)
  const im = new Float32Array(size)
  const swap = (values: Float32Array): void => {
    for (let at = 0; at < swaps.length; at += 2) {
      const [one, other] = [(swaps[at] as number) / 4, (swaps[at + 1] as number) / 4]
      const kept = values[one] as number
      values[one] = values[other] as number
      values[other] = kept
    }
  }
  const transform = (): void => {
    swap(re)
    swap(im)
    for (let half = 1; half < size; half *= 2) {
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const low = start + k
          const high = low + half
          const c = turns[half + k] as number
          const s = turns[size + half + k] as number
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
  return { size, re, im, transform }
}

type Tables = {
  /** Cosines, then sines; those of the step over `half` points from place `half` on. */
  readonly turns: Float32Array
  /** Pairs of places that change with each other, in bytes. */
  readonly swaps: Uint32Array
}

function tablesOf(size: number): Tables {
  const turns = new Float32Array(2 * size)
  for (let half = 1; half < size; half *= 2) {
    for (let k = 0; k < half; k++) {
      turns[half + k] = Math.cos((Math.PI * k) / half)
      turns[size + half + k] = -Math.sin((Math.PI * k) / half)
    }
  }
  const reversed = new Uint32Array(size)
  const swaps: number[] = []
  for (let i = 1; i < size; i++) {
    const j = ((reversed[i >> 1] as number) >> 1) | (i & 1 ? size >> 1 : 0)
    reversed[i] = j
    if (j > i) swaps.push(4 * i, 4 * j)
  }
  return { turns, swaps: Uint32Array.from(swaps) }
}

function compile(): { readonly module: WebAssembly.Module | null } {
  try {
    return { module: new WebAssembly.Module(Uint8Array.from(atob(kernel.wasm), (letter) => letter.charCodeAt(0))) }
  } catch {
    return { module: null }
  }
}

let compiled: { readonly module: WebAssembly.Module | null } | undefined
const transforms = new Map<number, Fft>()
/** Songs of up to five minutes ask for no larger one. */
const LARGEST_KEPT = 65_536
const PAGE = 65_536
