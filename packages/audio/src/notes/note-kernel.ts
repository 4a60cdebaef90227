import kernel from './generated/note-kernel.json' with { type: 'json' }

/**
 * Inner loops of the notes’ network over one memory of 32-bit floats; addresses, `step` and `gap` are in bytes.
 * `scripts/note-kernel-text.ts` says what each does.
 */
export type NoteKernel = {
  readonly floats: Float32Array
  readonly slide: Slide
  readonly dots: Dots
}

type Slide = (
  line: number,
  kernel: number,
  out: number,
  places: number,
  step: number,
  taps: number,
  gap: number,
) => void
type Dots = (line: number, kernel: number, out: number, places: number, step: number, taps: number) => void

/** The loops in WebAssembly SIMD over a memory of `bytes`; plain ones where there is none (Lockdown Mode, a strict policy). */
export function noteKernel(bytes: number): NoteKernel {
  try {
    compiled ??= new WebAssembly.Module(Uint8Array.from(atob(kernel.wasm), (letter) => letter.charCodeAt(0)))
    const { memory, slide, dots } = new WebAssembly.Instance(compiled).exports as unknown as {
      readonly memory: WebAssembly.Memory
      readonly slide: Slide
      readonly dots: Dots
    }
    memory.grow(Math.ceil(bytes / PAGE) - 1)
    return { floats: new Float32Array(memory.buffer), slide, dots }
  } catch {
    return plainNoteKernel(bytes)
  }
}

/**
 * The same over a memory of zeros that is used again: for what is done before anything is waited for. A memory of its own for each
 * of hundreds of samples would not be given back soon enough.
 */
export function passingNoteKernel(bytes: number): NoteKernel {
  if (!passing || passing.floats.byteLength < bytes || passing.floats.byteLength > MOST_KEPT_BYTES)
    passing = noteKernel(bytes)
  else passing.floats.fill(0)
  return passing
}

/** The same without WebAssembly. */
export function plainNoteKernel(bytes: number): NoteKernel {
  const floats = new Float32Array(bytes / 4)
  const slide: Slide = (line, weights, out, places, step, taps, gap) => {
    for (let place = 0; place < places; place++)
      for (let output = 0; output < 8; output++) {
        const to = (out + place * gap) / 4 + output
        let sum = floats[to] as number
        for (let tap = 0, at = (line + place * step) / 4, by = weights / 4 + output; tap < taps; tap++, by += 8)
          sum += (floats[at + tap] as number) * (floats[by] as number)
        floats[to] = sum
      }
  }
  const dots: Dots = (line, weights, out, places, step, taps) => {
    for (let place = 0; place < places; place++) {
      let sum = floats[out / 4 + place] as number
      for (let tap = 0, at = (line + place * step) / 4; tap < taps; tap++)
        sum += (floats[at + tap] as number) * (floats[weights / 4 + tap] as number)
      floats[out / 4 + place] = sum
    }
  }
  return { floats, slide, dots }
}

let compiled: WebAssembly.Module | undefined
let passing: NoteKernel | undefined
const MOST_KEPT_BYTES = 8 * 1024 * 1024
const PAGE = 65_536

/** Gives out places in a kernel’s memory, in bytes; `size` is how many there are then. */
export function memoryPlan(): { readonly place: (floats: number) => number; readonly size: () => number } {
  let size = 0
  return {
    place: (floats) => {
      const at = size
      size += 16 * Math.ceil(floats / 4)
      return at
    },
    size: () => size,
  }
}

/** `[row][tap][output]` as `[eighth of outputs][row][tap][8]`. */
export function inEights(kernel: ArrayLike<number>, outputs: number, rows: number): Float32Array {
  const taps = kernel.length / outputs / rows
  return Float32Array.from({ length: kernel.length }, (_, index) => {
    const output = index % 8
    const tap = Math.floor(index / 8) % taps
    const row = Math.floor(index / 8 / taps) % rows
    const part = Math.floor(index / 8 / taps / rows)
    return kernel[(row * taps + tap) * outputs + part * 8 + output] ?? 0
  })
}
